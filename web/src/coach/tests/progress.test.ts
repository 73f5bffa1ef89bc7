import { describe, expect, test } from 'vitest';
import { quickSetup } from '../../core/setup';
import type { TableState } from '../../core/types';
import { hasWon, practised } from '../practice';
import { after, nextLevel, note, winsIn } from '../progress.svelte';

describe('who comes next', () => {
  const start = { level: 1, run: 0, won: 0 };

  test('is the next one after two wins in a row', () => {
    const once = after(start, 1, true);
    expect(once).toEqual({ level: 1, run: 1, won: 1 });
    expect(after(once, 1, true)).toEqual({ level: 2, run: 0, won: 2 });
  });

  test('is the same after a loss, and the one before after two', () => {
    const third = { level: 3, run: 1, won: 4 };
    const once = after(third, 3, false);
    expect(once).toEqual({ level: 3, run: -1, won: 4 });
    expect(after(once, 3, false).level).toBe(2);
    expect(after(after(once, 3, true), 3, true).level).toBe(4);
  });

  test('is never weaker than the first or stronger than the last', () => {
    expect(after({ level: 1, run: -1, won: 0 }, 1, false).level).toBe(1);
    expect(after({ level: 8, run: 1, won: 9 }, 8, true).level).toBe(8);
  });

  test('is whoever was beaten, if that was somebody stronger', () => {
    expect(after(start, 5, true)).toEqual({ level: 5, run: 1, won: 1 });
    // To lose against somebody stronger, or to beat somebody weaker, tells nothing.
    expect(after(start, 5, false)).toEqual(start);
    expect(after({ level: 5, run: 1, won: 3 }, 2, true)).toEqual({ level: 5, run: 1, won: 4 });
  });

  test('sits at the table of Play now', () => {
    expect(nextLevel('kamon')).toBe(1);
    note('kamon', 1, true);
    note('kamon', 1, true);
    expect(winsIn('kamon')).toBe(2);
    expect(quickSetup('kamon').seats).toEqual([{ kind: 'me' }, { kind: 'level', level: 2 }]);
    expect(quickSetup('kamisado').seats[1]).toEqual({ kind: 'level', level: 1 });
  });
});

describe('practising', () => {
  const machine = { kind: 'machine', level: 2 };
  const person = { kind: 'person', id: 'x', name: 'Amy', account: 'guest' };
  const table = (known: object, ...sitters: object[]): TableState =>
    ({
      rated: false,
      yours: [1],
      seats: sitters.map((sitter, at) => ({ seat: at + 1, sitter })),
      ending: null,
      ...known,
    }) as unknown as TableState;

  test('is playing alone against computers for nothing', () => {
    expect(practised(table({}, person, machine))).toBe(2);
    expect(practised(table({ rated: true }, person, machine))).toBeUndefined();
    expect(practised(table({ yours: [] }, person, machine))).toBeUndefined();
    expect(practised(table({}, person, person))).toBeUndefined();
    expect(practised(table({ yours: [1, 2] }, person, person, machine))).toBeUndefined();
    expect(practised(table({}, person, machine, machine, person))).toBeUndefined();
  });

  test('counts games that were played to an end', () => {
    const over = (how: string, winners: number[]): boolean | undefined =>
      hasWon(table({ ending: { how: { how }, winners } }, person, machine));
    expect(over('played', [1])).toBe(true);
    expect(over('played', [2])).toBe(false);
    expect(over('resigned', [2])).toBe(false);
    expect(over('aborted', [])).toBeUndefined();
    expect(hasWon(table({}, person, machine))).toBeUndefined();
  });
});
