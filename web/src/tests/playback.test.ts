import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameModule } from '../../games/module';
import { Playback } from '../core/playback.svelte';
import { settings } from '../core/settings.svelte';
import { Table } from '../core/table.svelte';
import type { Step, TableState, View } from '../core/types';

// A game in which seat 1 looks and each step says only its number. A view is what lies on the table.
const viewOf = (lies: string, to_act: number, over = false): View =>
  ({
    board: { game: 'fake', lies },
    viewer: { seat: 1 },
    to_act,
    choices: { kind: 'list', actions: [] },
    outcome: over ? { state: 'draw', reason: 'full' } : { state: 'unknown' },
  }) as unknown as View;

/** Seat 1 moves first, then the others; `|` ends a round, `!` the game. */
function game(text: string): Step[] {
  const lies = (at: number): string => text.slice(0, at);
  return [...`-${text}`].map((sign, at) => ({
    seat: null,
    action: at === 0 ? null : sign,
    view: viewOf(lies(at), at % 2 === 0 ? 1 : 2, sign === '!'),
  }));
}

const liesOf = (view: View): string => (view.board as unknown as { lies: string }).lies;
const fake = {
  foresee: (view: View, action: string) => viewOf(liesOf(view) + action, 2),
  pace: () => 700,
  closing: (step: Step) =>
    step.action === '|'
      ? {
          view: viewOf(`${liesOf(step.view)}closed`, 1),
          opened: viewOf(`${liesOf(step.view)}opened`, 1),
          tells: true,
        }
      : undefined,
} as unknown as GameModule;

let playback: Playback;
const shown = (): string => liesOf(playback.frame!.view);
const present = (text: string) => {
  const steps = game(text);
  return { seen: text.length, view: steps.at(-1)!.view, steps };
};
/** Somebody has opened the table. */
function begin(text: string): void {
  playback = new Playback();
  playback.game = fake;
  playback.jump(present(text));
}

const HIDDEN = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden');
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.tempo = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  settings.tempo = 'normal';
  if (HIDDEN) Object.defineProperty(document, 'hidden', HIDDEN);
});

describe('what happens at a table', () => {
  test('is shown one thing after another, each as long as the game says', () => {
    begin('a');
    playback.play(present('ab'));
    vi.advanceTimersByTime(0);
    // Nothing else was happening: it is shown at once.
    expect(shown()).toBe('ab');
    playback.play(present('abc'));
    playback.play(present('abcd'));
    // What one has done oneself needs no time to be seen: it follows when the last thing has landed.
    vi.advanceTimersByTime(179);
    expect(shown()).toBe('ab');
    expect(playback.isPresent).toBe(false);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('abc');
    vi.advanceTimersByTime(699);
    expect(shown()).toBe('abc');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('abcd');
    expect(playback.isPresent).toBe(true);
  });

  test('is shown sooner to somebody whose clock runs', () => {
    begin('ab');
    playback.urgent = true;
    playback.play(present('abcd'));
    vi.advanceTimersByTime(0);
    expect(shown()).toBe('abc');
    vi.advanceTimersByTime(359);
    expect(shown()).toBe('abc');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('abcd');
  });

  test('two answers in one message are two things', () => {
    begin('a');
    playback.play(present('abc'));
    vi.advanceTimersByTime(0);
    expect(shown()).toBe('ab');
    vi.advanceTimersByTime(700);
    expect(shown()).toBe('abc');
  });

  test('waits for the steps that are missing in between', () => {
    begin('a');
    playback.play({ ...present('abc'), steps: undefined });
    vi.advanceTimersByTime(5000);
    expect(shown()).toBe('a');
    playback.play(present('abc'));
    vi.advanceTimersByTime(0);
    expect(shown()).toBe('ab');
  });

  test.each([
    ['none', 0],
    ['quick', 350],
    ['normal', 700],
    ['slow', 1260],
  ] as const)('at the tempo %s is held for %d milliseconds', (tempo, milliseconds) => {
    settings.tempo = tempo;
    begin('');
    playback.play(present('a'));
    vi.advanceTimersByTime(0);
    playback.play(present('ab'));
    vi.advanceTimersByTime(Math.max(0, milliseconds - 1));
    expect(shown()).toBe(milliseconds === 0 ? 'ab' : 'a');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('ab');
  });

  test('jumps to the present when the table is read again, and goes on from there', () => {
    begin('a');
    playback.play(present('abc'));
    vi.advanceTimersByTime(0);
    playback.jump(present('abcde'));
    expect(shown()).toBe('abcde');
    vi.advanceTimersByTime(9000);
    expect(shown()).toBe('abcde');
    playback.play(present('abcdef'));
    vi.advanceTimersByTime(0);
    expect(shown()).toBe('abcdef');
  });

  test('jumps when the tab is hidden, and while it is', () => {
    begin('a');
    const leave = playback.watch();
    playback.play(present('abcd'));
    vi.advanceTimersByTime(0);
    hide(true);
    expect(shown()).toBe('abcd');
    playback.play(present('abcdef'));
    expect(shown()).toBe('abcdef');
    hide(false);
    playback.play(present('abcdefgh'));
    vi.advanceTimersByTime(0);
    expect(shown()).toBe('abcdefg');
    leave();
  });

  test('that is taken back is gone, whatever was waiting', () => {
    begin('ab');
    playback.play(present('abcd'));
    vi.advanceTimersByTime(0);
    playback.play(present('a'));
    expect(shown()).toBe('a');
    expect(playback.isPresent).toBe(true);
    vi.advanceTimersByTime(9000);
    expect(shown()).toBe('a');
  });

  test('that is the same shows more of it to who sits down, without being shown again', () => {
    begin('a');
    const before = playback.frame;
    playback.play({ ...present('a'), view: viewOf('a and a hand', 1) });
    expect(shown()).toBe('a and a hand');
    expect(playback.frame?.step).toBe(before?.step);
  });
});

describe('what is done here', () => {
  test('is shown at once, replaced by the server when it has landed, and then answered', () => {
    begin('ab');
    playback.foresee('c');
    expect(shown()).toBe('abc');
    expect(playback.frame?.kind).toBe('foreseen');
    expect(liesOf(playback.known!.view)).toBe('ab');
    vi.advanceTimersByTime(40);
    playback.play(present('abc'));
    playback.play(present('abcd'));
    vi.advanceTimersByTime(139);
    expect(playback.frame?.kind).toBe('foreseen');
    vi.advanceTimersByTime(1);
    expect(playback.frame?.kind).toBe('step');
    expect(shown()).toBe('abc');
    vi.advanceTimersByTime(699);
    expect(shown()).toBe('abc');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('abcd');
  });

  test('is taken back if it is refused', () => {
    begin('ab');
    playback.foresee('c');
    playback.refuse();
    expect(shown()).toBe('ab');
    expect(playback.isPresent).toBe(true);
  });

  test('stays in sight while the connection comes back', () => {
    begin('ab');
    playback.foresee('c');
    playback.jump(present('ab'));
    expect(shown()).toBe('abc');
    playback.play(present('abc'));
    vi.advanceTimersByTime(180);
    expect(playback.frame?.kind).toBe('step');
    expect(playback.isPresent).toBe(true);
  });

  test('cannot be done while there is something to see', () => {
    begin('a');
    playback.play(present('abc'));
    vi.advanceTimersByTime(0);
    playback.foresee('x');
    expect(shown()).toBe('ab');
  });
});

describe('skipping', () => {
  test('leads to the present', () => {
    begin('a');
    playback.play(present('abcde'));
    vi.advanceTimersByTime(0);
    playback.skip();
    expect(shown()).toBe('abcde');
    expect(playback.isPresent).toBe(true);
  });

  test('stops at the end of a round, unless a clock is running', () => {
    begin('a');
    playback.play(present('ab|d'));
    vi.advanceTimersByTime(0);
    playback.skip();
    expect(shown()).toBe('ab|opened');
    playback.skip();
    expect(shown()).toBe('ab|d');

    begin('a');
    playback.urgent = true;
    playback.play(present('ab|d'));
    vi.advanceTimersByTime(0);
    playback.skip();
    expect(shown()).toBe('ab|d');
  });

  test('with nothing to skip does nothing', () => {
    begin('a');
    playback.skip();
    playback.next();
    expect(shown()).toBe('a');
  });
});

describe('the end', () => {
  test('of a round holds, opens, tells, and only then the next one begins', () => {
    begin('a');
    playback.play(present('a|'));
    vi.advanceTimersByTime(0);
    expect(shown()).toBe('a|closed');
    vi.advanceTimersByTime(1700);
    expect(shown()).toBe('a|opened');
    expect(playback.frame?.scene).toBe(true);
    vi.advanceTimersByTime(5999);
    expect(shown()).toBe('a|opened');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('a|');
    expect(playback.isPresent).toBe(true);
  });

  test('of a round is shorter for somebody whose clock runs', () => {
    begin('a');
    playback.urgent = true;
    playback.play(present('a|'));
    vi.advanceTimersByTime(1700 + 2500);
    expect(shown()).toBe('a|');
  });

  test('of the game is not known before it was seen', () => {
    begin('a');
    playback.play(present('ab'));
    vi.advanceTimersByTime(0);
    playback.play(present('ab!'));
    vi.advanceTimersByTime(700);
    expect(playback.frame?.kind).toBe('closing');
    expect(playback.isPresent).toBe(false);
    vi.advanceTimersByTime(1700);
    expect(playback.frame?.kind).toBe('step');
    expect(playback.isPresent).toBe(true);
  });
});

describe('step by step', () => {
  beforeEach(() => {
    settings.tempo = 'steps';
  });

  test('what others do waits for a click, what one does oneself never', () => {
    begin('ab');
    playback.foresee('c');
    playback.play(present('abcd'));
    expect(playback.waitsForNext).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('abc');
    expect(playback.waitsForNext).toBe(true);
    playback.next();
    expect(shown()).toBe('abcd');
    expect(playback.waitsForNext).toBe(false);
    // Something that cannot be foreseen, done by who looks.
    playback.play(present('abcde'));
    vi.advanceTimersByTime(180);
    expect(shown()).toBe('abcde');
  });

  test('a scene waits as well', () => {
    begin('ab');
    playback.play(present('ab|'));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('ab|opened');
    expect(playback.waitsForNext).toBe(true);
    playback.next();
    expect(shown()).toBe('ab|');
  });
});

describe('a table', () => {
  const state = (text: string, running = false): TableState =>
    ({
      seen: text.length,
      view: game(text).at(-1)!.view,
      moves: [...text],
      moves_from: 0,
      number: text.length,
      stage: text.endsWith('!') ? 'over' : 'running',
      ending: text.endsWith('!') ? { how: { how: 'played', reason: 'full' }, winners: [] } : null,
      rematch: null,
      yours: [1],
      seats: [{ seat: 1, clock: { millis: 5000, period: 0, periods: 0, running } }],
    }) as unknown as TableState;

  const table = new Table('t');
  const hear = (text: string, running?: boolean): void => table.table(state(text, running));
  const lies = (): string => liesOf(table.shown!.view!);

  beforeEach(() => {
    table.playback.game = fake;
    table.have();
    table.steps = game('ab');
    hear('ab');
  });

  test('plays what happens while it is followed, and jumps after it was asked for again', () => {
    hear('abc');
    hear('abcd');
    vi.advanceTimersByTime(0);
    expect(lies()).toBe('abc');
    expect(table.shownSteps).toHaveLength(4);
    // The connection was lost and is there again.
    table.have();
    table.steps = game('abcdef');
    hear('abcdef');
    expect(lies()).toBe('abcdef');
    // And once more, but nothing had happened.
    table.have();
    table.current();
    hear('abcdefg');
    hear('abcdefgh');
    vi.advanceTimersByTime(0);
    expect(lies()).toBe('abcdefg');
  });

  test('has true clocks, whatever is shown, and a skip leads to the present while one runs', () => {
    hear('abc');
    hear('abc|', true);
    vi.advanceTimersByTime(0);
    expect(lies()).toBe('abc');
    expect(table.shown?.seats[0]?.clock?.running).toBe(true);
    table.playback.skip();
    expect(lies()).toBe('abc|');
  });

  test('is over when its end was seen', () => {
    hear('abc');
    hear('abc!');
    vi.advanceTimersByTime(700);
    expect(table.shown).toMatchObject({ stage: 'running', ending: null });
    vi.advanceTimersByTime(1700);
    expect(table.shown).toMatchObject({ stage: 'over', ending: { winners: [] } });
  });
});
