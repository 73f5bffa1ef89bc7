import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Problem } from '../core/api';
import { local, Local } from '../core/local';
import type { Answer, Enquiry } from '../core/types';
import { Engines } from '../engine/engines';
import type { Hand, Question } from '../engine/crew';

/** Engines on so many cores whose workers answer like this. */
const answering = (cores: number, answer: (question: Question) => unknown[]): Engines => {
  const start = (): Hand => {
    const hand: Hand = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: (question: Question) =>
        queueMicrotask(() => {
          for (const data of answer(question)) {
            if (data instanceof Error) hand.onerror?.(data);
            else hand.onmessage?.({ data });
          }
        }),
    };
    return hand;
  };
  return new Engines(start, 64, cores);
};

/** Engines whose workers answer every question like this. */
const engines = (...messages: unknown[]): Engines => answering(2, () => messages);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('engines are loaded once, and whoever is patient waits for them', async () => {
  const ours = engines(200);
  const load = vi.fn(() => new Promise<Engines>((done) => setTimeout(() => done(ours), 500)));
  const house = new Local(load);
  expect(await house.engines()).toBeUndefined();
  const early = house.engines(100);
  const patient = house.engines(2000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await early).toBeUndefined();
  expect(await patient).toBe(ours);
  expect(await house.engines()).toBe(ours);
  expect(load).toHaveBeenCalledTimes(1);
});

test('nobody waits for engines that cannot be had, and later they are looked for again', async () => {
  const ours = engines(200);
  const load = vi.fn(() => Promise.reject<Engines>(new Error('no network')));
  const house = new Local(load);
  expect(await house.engines(2000)).toBeUndefined();
  expect(await house.answer('/api/studies', {})).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue(ours);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await house.engines(1)).toBe(ours);
});

test('engines that keep breaking down are not asked any more', async () => {
  const broken = engines(new Error('trap'));
  const house = new Local(() => Promise.resolve(broken));
  expect(await house.engines(1)).toBe(broken);
  for (let time = 0; time < 3; time += 1)
    expect(await house.answer('/api/studies', {})).toBeUndefined();
  expect(await house.engines(1)).toBeUndefined();
});

test('lines come one by one, whatever pieces they come in', async () => {
  const ours = engines(
    '{"done":false,"nodes":1}\n{"done":fal',
    'se,"nodes":2}\n',
    '{"done":true}\n',
    200,
  );
  const heard: unknown[] = [];
  const question = { game: 'any', question: 'moves' } as const;
  for await (const line of ours.analyse(question, new AbortController().signal)) heard.push(line);
  expect(heard).toEqual([{ done: false, nodes: 1 }, { done: false, nodes: 2 }, { done: true }]);
});

test('where there are cores, several judge the moves of one position, with the memory of one', async () => {
  const asked: Question[] = [];
  const ours = answering(4, (question) => {
    asked.push(question);
    const { share } = JSON.parse(question.body) as Enquiry;
    const move = { action: `m${share?.part}`, kind: 'estimated', chance: 0.5 };
    return [`${JSON.stringify({ moves: [move], nodes: 10, done: true })}\n`, 200];
  });
  const question = { game: 'any', question: 'moves' } as const;
  const heard: Answer[] = [];
  for await (const line of ours.analyse(question, new AbortController().signal)) heard.push(line);
  expect(asked.map(({ memory }) => memory)).toEqual([32, 32]);
  expect(heard.length).toBe(1);
  expect(heard[0]?.moves?.map(({ action }) => action)).toEqual(['m0', 'm1']);
  expect(heard[0]).toMatchObject({ nodes: 20, done: true });
  // What has one answer is nothing to share.
  for await (const _ of ours.analyse(
    { ...question, question: 'verdict' },
    new AbortController().signal,
  ));
  expect(asked.length).toBe(3);
});

test('if one share is not understood, nobody waits for the others', async () => {
  const ours = answering(4, ({ body }) => {
    const { share } = JSON.parse(body) as Enquiry;
    return share?.part === 0 ? [] : ['{"status":400}', 400];
  });
  const question = { game: 'any', question: 'moves' } as const;
  const lines = ours.analyse(question, new AbortController().signal);
  await expect(lines.next()).rejects.toThrow('400');
});

test('a search that nobody listens to any more ends', async () => {
  let ended = false;
  const ours = new Engines(() => {
    const hand: Hand = {
      onmessage: null,
      onerror: null,
      terminate: () => void (ended = true),
      postMessage: () => queueMicrotask(() => hand.onmessage?.({ data: '{"done":false}\n' })),
    };
    return hand;
  });
  const question = { game: 'any', question: 'moves' } as const;
  for await (const _ of ours.analyse(question, new AbortController().signal)) break;
  expect(ended).toBe(true);
});

test('what is refused here the server is asked, and without one the refusal stands', async () => {
  const refused = '{"code":"malformed","detail":"which game?","status":400}';
  vi.spyOn(local, 'answer').mockResolvedValue({ status: 400, text: refused });
  const study = { game: 'fourth', total: 1, steps: [{}] };
  const fetched = vi.fn(() => Promise.resolve(Response.json(study)));
  vi.stubGlobal('fetch', fetched);
  expect((await api.study({ game: 'fourth' })).game).toBe('fourth');
  fetched.mockRejectedValue(new TypeError('no network'));
  await expect(api.study({ game: 'fourth' })).rejects.toMatchObject({
    constructor: Problem,
    code: 'malformed',
    detail: 'which game?',
  });
});

test('without a server, engines that are still on their way are waited for', async () => {
  const text = JSON.stringify({ game: 'any', total: 1, steps: [{}] });
  const answer = vi.spyOn(local, 'answer');
  answer.mockImplementation((_path, _body, patience = 0) =>
    Promise.resolve(patience > 0 ? { status: 200, text } : undefined),
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect((await api.study({ game: 'any' })).total).toBe(1);
  answer.mockResolvedValue(undefined);
  await expect(api.study({ game: 'any' })).rejects.toMatchObject({ code: 'offline' });
});

test('what is known here the server is not asked', async () => {
  const text = JSON.stringify({ game: 'any', total: 1, steps: [{}] });
  vi.spyOn(local, 'answer').mockResolvedValue({ status: 200, text });
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect((await api.study({ game: 'any' })).total).toBe(1);
  expect(fetched).not.toHaveBeenCalled();
});
