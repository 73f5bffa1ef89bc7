// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { pack, readAddress, unpack, writeAddress, type Address } from '../address';
import { readPasted } from '../pasted';

const START = 'OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 1 0-0';
const RECORD = '[Game "kamisado"]\n\nRound 1  0-0\n1. 黄↑4橙 | -\n';

describe('an address', () => {
  const back = async (address: Address): Promise<Address | undefined> => {
    const url = new URL(await writeAddress(address), 'https://kamidana.example');
    return readAddress(url.pathname.split('/')[2], url.searchParams, url.hash);
  };

  test.each<Address>([
    {
      source: { kind: 'position', game: 'kamisado', position: START, moves: ['d1d5', 'h8c3'] },
      at: 1,
      attempt: undefined,
    },
    {
      source: {
        kind: 'position',
        game: 'kamisado',
        position: 'OB+PKYRGN/8/8/8/8/8/8/ngrykpbo b - 3 0-1',
        moves: [],
      },
      at: undefined,
      attempt: undefined,
    },
    {
      source: { kind: 'position', game: 'kamisado', position: undefined, moves: ['d1d5'] },
      at: undefined,
      attempt: { from: 0, moves: ['a1a5'] },
    },
    { source: { kind: 'table', table: 'a1B2c3' }, at: 0, attempt: undefined },
    {
      source: { kind: 'record', record: RECORD },
      at: 7,
      attempt: { from: 7, moves: ['d1d5', 'left'] },
    },
  ])('is read as it was written: %j', async (address) => {
    expect(await back(address)).toEqual(address);
  });

  test('keeps a position readable', async () => {
    const source = { kind: 'position', game: 'kamisado', position: START, moves: [] } as const;
    expect(await writeAddress({ source, at: undefined, attempt: undefined })).toBe(
      '/analysis/kamisado?position=OBPKYRGN/8/8/8/8/8/8/ngrykpbo_b_-_1_0-0&moves=',
    );
  });

  test('without a source is only the beginning', async () => {
    expect(await readAddress('kamon', new URLSearchParams(), '')).toBeUndefined();
    expect(await readAddress('chess', new URLSearchParams('position=8'), '')).toBeUndefined();
  });

  test('carries a record in fewer letters than it has', async () => {
    const long = RECORD.repeat(20);
    const packed = await pack(long);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(long.length / 2);
    expect(await unpack(packed)).toBe(long);
  });
});

describe('what is pasted', () => {
  test('a position of each game', () => {
    const game = (text: string): string | undefined => {
      const source = readPasted(text);
      return source?.kind === 'position' ? source.game : source?.kind;
    };
    expect(game(START)).toBe('kamisado');
    expect(game('OB+PKYRGN/8/8/8/8/8/8/ngrykpbo b - 3 0-1')).toBe('kamisado');
    expect(game('f2.c4l2/m1w6l5f6w5/x/o/k1/w4/w3c3f5k3 b -')).toBe('kamon');
    expect(game('4 SSLCAAOO,SLCCATFI,SSSSLOOT,SSSLCAFI 4')).toBe('kami');
    expect(game('2 SSLCAAOO,SLCCATFI 2 SSSSLOOT/TLSSSCAI')).toBe('kami');
    // Half a position is still one: the server says what is missing.
    expect(game('OBPKYRGN/8/8')).toBe('kamisado');
    expect(game('  [Game "kamon"]\n')).toBe('record');
    expect(game('{"game":"kami"}')).toBe('record');
    expect(game('https://kamidana.example/table/a1B2c3?key=x')).toBe('table');
    expect(game('1. e4 e5')).toBeUndefined();
    expect(game('')).toBeUndefined();
  });

  test('moves below a position', () => {
    expect(readPasted(`${START}\n1. d1d5 h8c3\n2. a1a2`)).toEqual({
      kind: 'position',
      game: 'kamisado',
      position: START,
      moves: ['d1d5', 'h8c3', 'a1a2'],
    });
  });

  test('moves of Kamisado alone begin at its start', () => {
    expect(readPasted('d1d5, h8c3')).toEqual({
      kind: 'position',
      game: 'kamisado',
      position: undefined,
      moves: ['d1d5', 'h8c3'],
    });
  });
});
