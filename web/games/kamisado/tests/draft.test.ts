import { expect, test } from 'vitest';
import * as kamisado from '../draft';

test('what is written is read back', () => {
  for (const text of [
    kamisado.START,
    'OBPKYRGN/8/8/3y4/8/8/8/ngr1kpbo w o 1 0-0',
    'OB+PKYRG1/8/7N/3y++4/8/8/8/ngr1kpbo b n 7 3-1',
    'OBPy+YRGN/8/8/3K4/8/8/8/ngr1kpbo b fill 3 1-0',
  ])
    expect(kamisado.writeDraft(kamisado.readDraft(text))).toBe(text);
});

test('a tower that leaves home ends the free opening', () => {
  const draft = kamisado.moved(kamisado.readDraft(kamisado.START), 'd1', 'd5');
  expect(kamisado.writeDraft(draft)).toBe('OBPKYRGN/8/8/3y4/8/8/8/ngr1kpbo b n 1 0-0');
});

test('teeth count for the score and begin again after the third', () => {
  let draft = kamisado.readDraft(kamisado.START);
  draft = kamisado.promoted(draft, 'white', 'red');
  draft = kamisado.promoted(draft, 'white', 'red');
  expect(kamisado.writeDraft(draft)).toBe('OBPKYR++GN/8/8/8/8/8/8/ngrykpbo b - 1 0-3');
  draft = kamisado.promoted(kamisado.promoted(draft, 'white', 'red'), 'white', 'red');
  expect(kamisado.writeDraft(draft)).toBe(kamisado.START);
});

test('a tournament set-up begins from the usual line-up', () => {
  const draft = kamisado.readDraft('8/8/8/8/8/8/8/8 b setup 3 0-0');
  expect(kamisado.writeDraft(draft)).toBe('OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 3 0-0');
});

test('every tower can be put on every empty square', () => {
  const { choices } = kamisado.viewOf(kamisado.readDraft(kamisado.START));
  expect(choices.kind === 'list' && choices.actions.length).toBe(16 * 48);
});
