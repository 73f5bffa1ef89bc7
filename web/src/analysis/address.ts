// An analysis in the address bar, so that a link opens the same one: a position and moves in words,
// a record packed into the part that the server never sees, a table by its name.

import { games } from '../core/games.svelte';
import type { GameId, StudyQuestion } from '../core/types';

export type Source =
  | { kind: 'position'; game: GameId; position: string | undefined; moves: readonly string[] }
  | { kind: 'record'; record: string }
  | { kind: 'table'; table: string };

/** A source as a question to the server; a table's record has to be fetched first. */
export const questionOf = (source: Exclude<Source, { kind: 'table' }>): StudyQuestion =>
  source.kind === 'record'
    ? { record: source.record }
    : { game: source.game, position: source.position, moves: source.moves };

/** Moves tried from a step of the source. */
export interface Attempt {
  from: number;
  moves: readonly string[];
}

export interface Address {
  source: Source;
  /** The step that is looked at; nothing while it is the last one. */
  at: number | undefined;
  attempt: Attempt | undefined;
}

const RECORD = '#record=';

/** Positions have blanks, addresses should not. */
const bare = (text: string): string =>
  encodeURIComponent(text.replaceAll(' ', '_')).replaceAll('%2F', '/').replaceAll('%2C', ',');
const spaced = (text: string): string => text.replaceAll('_', ' ');

export const isGame = (id: string | undefined): id is GameId =>
  games.all.some((game) => game.id === id);

export async function writeAddress({ source, at, attempt }: Address): Promise<string> {
  const query: string[] = [];
  if (source.kind === 'table') query.push(`table=${bare(source.table)}`);
  if (source.kind === 'position') {
    if (source.position) query.push(`position=${bare(source.position)}`);
    query.push(`moves=${bare(source.moves.join(','))}`);
  }
  if (attempt) query.push(`try=${attempt.from}-${bare(attempt.moves.join(','))}`);
  if (at !== undefined) query.push(`at=${at}`);
  const path = source.kind === 'position' ? `/analysis/${source.game}` : '/analysis';
  const search = query.length > 0 ? `?${query.join('&')}` : '';
  const hash = source.kind === 'record' ? RECORD + (await pack(source.record)) : '';
  return path + search + hash;
}

/** What an address asks for; nothing if it is only the beginning of an analysis. */
export async function readAddress(
  game: string | undefined,
  query: URLSearchParams,
  hash: string,
): Promise<Address | undefined> {
  const source = await readSource(game, query, hash);
  if (!source) return undefined;
  const at = query.get('at');
  const [, from, moves] = /^(\d+)-(.+)$/.exec(query.get('try') ?? '') ?? [];
  return {
    source,
    at: at && /^\d+$/.test(at) ? Number(at) : undefined,
    attempt: moves ? { from: Number(from), moves: list(moves) } : undefined,
  };
}

async function readSource(
  game: string | undefined,
  query: URLSearchParams,
  hash: string,
): Promise<Source | undefined> {
  const table = query.get('table');
  if (table) return { kind: 'table', table };
  if (hash.startsWith(RECORD))
    return { kind: 'record', record: await unpack(hash.slice(RECORD.length)) };
  const [position, moves] = [query.get('position'), query.get('moves')];
  if (!isGame(game) || (position === null && moves === null)) return undefined;
  return {
    kind: 'position',
    game,
    position: position ? spaced(position) : undefined,
    moves: list(moves ?? ''),
  };
}

const list = (moves: string): string[] => moves.split(',').filter(Boolean);

async function through(bytes: Uint8Array<ArrayBuffer>, way: TransformStream): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(way);
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer());
}

/** A text as letters that an address can carry. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(text),
    new CompressionStream('deflate-raw') as TransformStream,
  );
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpack(letters: string): Promise<string> {
  const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const text = await through(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    new DecompressionStream('deflate-raw') as TransformStream,
  );
  return new TextDecoder().decode(text);
}
