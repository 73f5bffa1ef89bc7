import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Crew, type Hand, type Question } from '../crew';

class Fake implements Hand {
  static all: Fake[] = [];
  asked: Question[] = [];
  ended = false;
  onmessage: Hand['onmessage'] = null;
  onerror: Hand['onerror'] = null;

  constructor() {
    Fake.all.push(this);
  }
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: unknown): void {
    this.onmessage?.({ data });
  }
}

const crew = (most: number): Crew =>
  new Crew({ start: () => new Fake(), most, rest: 1000, memory: 16 });
const deaf = (): void => undefined;
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  Fake.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('an answer comes in pieces, then its status', async () => {
  const heard: string[] = [];
  const answer = crew(1).ask('/path', { a: 1 }, (piece) => heard.push(piece));
  await soon();
  const [hand] = Fake.all;
  expect(hand?.asked).toEqual([{ path: '/path', body: '{"a":1}', memory: 16 }]);
  hand?.say('one ');
  hand?.say('two');
  hand?.say(200);
  expect(await answer).toBe(200);
  expect(heard).toEqual(['one ', 'two']);
});

test('a worker answers one question after the other and then goes', async () => {
  const house = crew(1);
  const [first, second] = [house.ask('/1', 0, deaf), house.ask('/2', 0, deaf)];
  await soon();
  const [hand] = Fake.all;
  expect(hand?.asked.length).toBe(1);
  hand?.say(200);
  await first;
  await soon();
  expect(Fake.all.length).toBe(1);
  expect(hand?.asked.length).toBe(2);
  hand?.say(400);
  expect(await second).toBe(400);
  await vi.advanceTimersByTimeAsync(999);
  expect(hand?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hand?.ended).toBe(true);
  void house.ask('/3', 0, deaf);
  await soon();
  expect(Fake.all.length).toBe(2);
});

test('never more work at once than agreed', async () => {
  const house = crew(2);
  const answers = [1, 2, 3, 4, 5].map((number) => house.ask(`/${number}`, 0, deaf));
  await soon();
  expect(Fake.all.length).toBe(2);
  for (let round = 0; round < 5; round += 1) {
    for (const hand of Fake.all) hand.say(200);
    await soon();
  }
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200]);
  expect(Fake.all.length).toBe(2);
});

test('who is not wanted any more is ended at once, and others take the place', async () => {
  const house = crew(1);
  const unwanted = new AbortController();
  const first = house.ask('/1', 0, deaf, unwanted.signal);
  const second = house.ask('/2', 0, deaf);
  await soon();
  unwanted.abort();
  expect(await first).toBeUndefined();
  expect(Fake.all[0]?.ended).toBe(true);
  await soon();
  Fake.all[1]?.say(200);
  expect(await second).toBe(200);
});

test('what is not wanted before its turn is never asked', async () => {
  const house = crew(1);
  const unwanted = new AbortController();
  void house.ask('/1', 0, deaf);
  const second = house.ask('/2', 0, deaf, unwanted.signal);
  await soon();
  unwanted.abort();
  Fake.all[0]?.say(200);
  expect(await second).toBeUndefined();
  expect(Fake.all[0]?.asked.length).toBe(1);
});

test('a breakdown is counted and costs only one question', async () => {
  const house = crew(1);
  const first = house.ask('/1', 0, deaf);
  const failed = expect(first).rejects.toThrow('broke down');
  await soon();
  Fake.all[0]?.onerror?.(new Error());
  await failed;
  expect(house.breakdowns).toBe(1);
  expect(Fake.all[0]?.ended).toBe(true);
  const second = house.ask('/2', 0, deaf);
  await soon();
  Fake.all[1]?.say(200);
  expect(await second).toBe(200);
});
