// The HTTP interface. Whatever goes wrong becomes a `Problem` whose code the site has words for.

import { local } from './local';
import { server } from './server.svelte';
import type {
  Answer,
  Enquiry,
  Finding,
  Followed,
  Found,
  Game,
  Hint,
  KeptSubscription,
  Key,
  Me,
  NewSubscription,
  OutlookState,
  Pairing,
  Place,
  ProblemDocument,
  Profile,
  PublicPerson,
  PushKey,
  RatingPoint,
  Seat,
  Setup,
  Speed,
  Statistics,
  Step,
  Study,
  StudyQuestion,
  TableState,
  View,
  Wanted,
  Why,
} from './types';

export class Problem extends Error {
  constructor(
    /** Why, for programs: what the server says, or `offline`. */
    readonly code: string,
    /** Why, in the server's own English words. */
    readonly detail: string,
    readonly status = 0,
    /** Which part of the request it is about. */
    readonly field = '',
    /** Why the rules refuse an action, for our own words. */
    readonly why?: Why,
  ) {
    super(detail);
  }
}

/** How long it may take to hear who one is, in milliseconds: networks may be there and lead nowhere. */
const PATIENCE = 8000;

const isTooLate = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

async function request(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  if (server.reach === 'none') throw new Problem('offline', 'there is no server');
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    if (!signal?.aborted || isTooLate(signal)) server.silent();
    throw new Problem('offline', 'the server cannot be reached');
  }
  const problem = response.ok ? undefined : await problemOf(response);
  if (problem?.code === 'offline') server.silent();
  else server.heard();
  if (problem) throw problem;
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return problemIn(await response.json(), response.status);
  } catch {
    // A proxy in between answers in its own words.
    const code = response.status >= 500 ? 'offline' : 'malformed';
    return new Problem(code, response.statusText, response.status);
  }
}

export function problemIn(document: unknown, status: number): Problem {
  const { code, detail, field, why } = document as Partial<ProblemDocument>;
  if (typeof code !== 'string' || typeof detail !== 'string') throw new TypeError('no problem');
  return new Problem(code, detail, status, field ?? '', why ?? undefined);
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await request(method, path, body)).json()) as T;

/** How long this browser's engines are waited for where there is no server, in milliseconds. */
const ALONE = 10_000;

/** An answer that this browser may know by itself. What it refuses, the server may know better. */
async function answered<T>(path: string, body: unknown): Promise<T> {
  const own = await local.answer(path, body);
  if (own?.status === 200) return JSON.parse(own.text) as T;
  try {
    return await json<T>('POST', path, body);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'offline') throw error;
    const alone = own ?? (await local.answer(path, body, ALONE));
    if (alone?.status === 200) return JSON.parse(alone.text) as T;
    throw alone ? problemIn(JSON.parse(alone.text), alone.status) : error;
  }
}

/** An answer that may be that there is nothing. */
async function maybe<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  const response = await request('GET', path, undefined, signal);
  return response.status === 204 ? undefined : ((await response.json()) as T);
}

const nothing = async (method: string, path: string, body?: unknown): Promise<void> =>
  void (await request(method, path, body));

/** The lines of an answer as they arrive; nothing more once it is not wanted any more. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  try {
    const reader = (await request('POST', path, body, signal)).body
      ?.pipeThrough(new TextDecoderStream())
      .getReader();
    let rest = '';
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) return;
      const complete = (rest + read.value).split('\n');
      rest = complete.pop() ?? '';
      for (const line of complete) if (line) yield JSON.parse(line) as T;
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof Problem ? error : new Problem('offline', 'the answer broke off');
  }
}

const text = async (path: string): Promise<string> => (await request('GET', path)).text();

/** The path to something with a name, and what is asked of it. */
function to(path: string, query: Record<string, string | undefined> = {}): string {
  const asked = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  const search = new URLSearchParams(asked).toString();
  return search ? `${path}?${search}` : path;
}

const person = (name: string): string => `/api/people/${encodeURIComponent(name)}`;
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const recordPath = (id: string, style?: string): string =>
  to(`${table(id)}/record`, { style });
export const gamesPath = (name: string): string => `${person(name)}/games`;
/** The most steps of one answer. */
const MOST_STEPS = 500;

export const EXPORT_PATH = '/api/me/export';

let games: Promise<Game[]> | undefined;

/** The server may play more games than this browser, which knows ours. */
async function allGames(): Promise<Game[]> {
  try {
    return await json<Game[]>('GET', '/api/games');
  } catch (error) {
    const own = await local.answer('/api/games', null, ALONE);
    if (own?.status !== 200) throw error;
    return JSON.parse(own.text) as Game[];
  }
}

/** A long game comes in parts. */
async function allSteps(id: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    const from = steps.length === 0 ? undefined : `${steps.length}`;
    const more = await json<Step[]>('GET', to(`${table(id)}/replay`, { from }));
    steps.push(...more);
    if (more.length < MOST_STEPS) return steps;
  }
}

/** A long record comes in parts as well. */
async function wholeStudy(question: StudyQuestion): Promise<Study> {
  const study = await answered<Study>('/api/studies', question);
  const steps = [...study.steps];
  while (steps.length < study.total) {
    const more = await answered<Study>('/api/studies', { ...question, from: steps.length });
    if (more.steps.length === 0) break;
    steps.push(...more.steps);
  }
  return { ...study, steps };
}

export const api = {
  /** All games; they do not change while the page is open. */
  games(): Promise<Game[]> {
    games ??= allGames().catch((problem: unknown) => {
      games = undefined;
      throw problem;
    });
    return games;
  },

  beGuest: () => json<PublicPerson>('POST', '/api/guests'),
  register: (name: string, password: string) =>
    json<PublicPerson>('POST', '/api/accounts', { name, password }),
  signIn: (name: string, password: string) =>
    json<PublicPerson>('POST', '/api/sessions', { name, password }),
  /** Nothing for whoever has no session. */
  me: () => maybe<Me>('/api/me', AbortSignal.timeout(PATIENCE)),
  callMe: (nickname: string | null) => json<PublicPerson>('PUT', '/api/me/nickname', { nickname }),
  deleteMe: () => nothing('DELETE', '/api/me'),
  changePassword: (old: string, fresh: string) =>
    nothing('POST', '/api/me/password', { old, new: fresh }),
  sessions: () => json<Key[]>('GET', '/api/sessions'),
  endSession: (id: string) => nothing('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  tokens: () => json<Key[]>('GET', '/api/me/tokens'),
  makeToken: (label: string, scopes: string[]) =>
    json<{ token: string; id: string }>('POST', '/api/me/tokens', { label, scopes }),
  endToken: (id: string) => nothing('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`),
  muted: () => json<number[]>('GET', '/api/me/muted'),
  mute: (id: number, on: boolean) => nothing(on ? 'PUT' : 'DELETE', `/api/me/muted/${id}`),
  following: () => json<Followed[]>('GET', '/api/me/following'),
  follow: (name: string, on: boolean) =>
    nothing(on ? 'PUT' : 'DELETE', `/api/me/following/${encodeURIComponent(name)}`),
  pushKey: () => json<PushKey>('GET', '/api/push'),
  subscribe: (subscription: NewSubscription) =>
    json<KeptSubscription>('PUT', '/api/me/push', subscription),
  unsubscribe: (id: string) => nothing('DELETE', `/api/me/push/${encodeURIComponent(id)}`),

  want: (id: string, wanted: Wanted, key?: string) =>
    nothing('POST', `${table(id)}/wants`, { ...wanted, ...(key ? { key } : {}) }),
  create: (setup: Setup) => json<TableState>('POST', '/api/tables', setup),
  /** A seat at a table like this, which waits for somebody or is opened now. */
  pair: (wanted: Pairing) => json<TableState>('POST', '/api/pairings', wanted),
  replay: (id: string) => allSteps(id),
  /** What one of several own seats saw after so many steps. */
  async seenFrom(id: string, seat: Seat, step: number): Promise<View | undefined> {
    const query = { from: `${step}`, seat: `${seat}` };
    return (await json<Step[]>('GET', to(`${table(id)}/replay`, query)))[0]?.view;
  },
  /** Brings a finished game of this browser to the archive. */
  upload: (id: string, log: readonly unknown[]) =>
    json<{ id: string }>('POST', '/api/archive', { id, log }),
  record: (id: string, style?: string) => text(recordPath(id, style)),
  /** Help for those who play alone against computers. */
  outlook: (id: string) => json<OutlookState>('GET', `${table(id)}/outlook`),
  hint: (id: string) => json<Hint>('POST', `${table(id)}/hints`),
  again: (id: string, moves: number) => json<TableState>('POST', `${table(id)}/again`, { moves }),
  report: (id: string, about: number, words: string) =>
    nothing('POST', `${table(id)}/reports`, { about, text: words }),
  tables: (query: {
    player?: string;
    stage?: string;
    game?: string;
    result?: string;
    rated?: string;
    after?: string;
    limit?: string;
  }) => json<Found>('GET', to('/api/tables', query)),

  profile: (name: string) => json<Profile>('GET', person(name)),
  /** The last part of a rating's history, or what came before game number `before`. */
  ratings: (name: string, game: string, speed: Speed, before?: number) =>
    json<RatingPoint[]>(
      'GET',
      to(`${person(name)}/ratings`, { game, speed, before: before?.toString() }),
    ),
  statistics: (name: string) => json<Statistics>('GET', `${person(name)}/statistics`),
  top: (game: string, speed: Speed) => json<Place[]>('GET', to('/api/top', { game, speed })),

  study: (question: StudyQuestion) => wholeStudy(question),
  /** Asks an engine; aborting ends its search. */
  analyse: (enquiry: Enquiry, signal: AbortSignal) =>
    lines<Answer>('/api/analyses', enquiry, signal),

  checkDeal: (record: string, hashes: string[]) =>
    answered<Finding>('/api/deals/check', { record, hashes }),
};
