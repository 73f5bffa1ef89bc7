import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../../src/core/i18n.svelte';
import type { Step } from '../../../src/core/types';
import { closing, pace } from '../closing';
import { ending } from '../ending';
import { foresee } from '../foresee';
import { parsePosition } from '../position';
import type { KamisadoView } from '../view';

const samples = import.meta.glob<KamisadoView>('../samples/*.json', {
  eager: true,
  import: 'default',
});
const sample = (name: string): KamisadoView => samples[`../samples/${name}.json`]!;
const step = (name: string): Step<KamisadoView> => ({
  seat: null,
  action: null,
  view: sample(name),
});
const towers = ({ board }: KamisadoView): string => board.position.split(' ')[0] ?? '';
const pathOf = ({ board }: KamisadoView): string => {
  const moved = board.events.find(({ event }) => event === 'moved');
  return moved?.event === 'moved' ? moved.path : '';
};

describe('a move that is shown before the server has answered', () => {
  test.each(['pass', 'pass-chain', 'push', 'push-double'])(
    'has the towers where the server puts them: %s',
    (name) => {
      const after = sample(name);
      const shown = foresee(sample(`${name}-before`), pathOf(after));
      expect(towers(shown!)).toBe(towers(after));
      expect(shown!.board.events).toEqual(after.board.events.slice(0, 1));
      expect(shown!.choices).toEqual({ kind: 'list', actions: [] });
    },
  );

  test('is none of the other side, and nothing else can be shown so', () => {
    const before = sample('push-before');
    const enemy = parsePosition(before.board.position).towers.find(({ side }) => side === 'black')!;
    expect(foresee(before, `${enemy.square}a8`)).toBeUndefined();
    expect(foresee(sample('fill'), 'left')).toBeUndefined();
    expect(foresee(before, 'nonsense')).toBeUndefined();
  });
});

describe('the end of a round', () => {
  beforeAll(() => words.need('kamisado'));

  test('is told with the tower and to whom it was done', () => {
    const told = (name: string, you: number | undefined): string | undefined =>
      ending(step(name), { you, names: { 1: 'Amy', 2: 'Ben' } });
    expect(told('fill', 1)).toBe('Ben’s red tower reached your home row.');
    expect(told('fill', 2)).toBe('Your red tower reached Amy’s home row.');
    expect(told('fill', undefined)).toBe('Ben’s red tower reached Amy’s home row.');
    expect(told('deadlock', 2)).toMatch(/^Deadlock: .*You moved last, so Amy wins; the blue tower/);
    expect(told('pass', 1)).toBeUndefined();
  });

  test('by deadlock: the towers as they stood, then the tooth', () => {
    const end = closing(step('deadlock'), step('deadlock-before'))!;
    expect(towers(end.opened)).toBe(towers(sample('deadlock')));
    expect(towers(end.view)).toBe(towers(sample('deadlock')).replace('b+', 'b'));
    expect(end.view.board.events.map(({ event }) => event)).toEqual(['moved', 'passed', 'passed']);
    expect(end.opened.board.events.at(-1)?.event).toBe('round-won');
    expect(end.tells).toBe(true);
  });

  test('is none when the round goes on', () => {
    expect(closing(step('pass'), step('pass-before'))).toBeUndefined();
  });

  test('a pass is looked at longer than a move', () => {
    expect(pace(step('pass'))).toBeGreaterThan(pace(step('push')));
  });
});
