import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Socket, type TableListener, type Wire } from '../core/socket';
import type { FromClient, FromServer, TableState } from '../core/types';

class FakeWire implements Wire {
  sent: FromClient[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let socket: Socket;
const wire = (): FakeWire => wires.at(-1)!;
const hello = (): void =>
  wire().says({
    type: 'hello',
    you: { id: 1, name: 'Amy', account: 'member', nickname: null },
    now: 0,
  });

function listener(have: ReturnType<TableListener['have']> = { heard: 0 }): TableListener {
  return {
    table: vi.fn(),
    presence: vi.fn(),
    said: vi.fn(),
    refused: vi.fn(),
    have: () => have,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  socket = new Socket({
    open: () => {
      wires.push(new FakeWire());
      return wire();
    },
    now: () => Date.now(),
    later: (run, milliseconds) => setTimeout(run, milliseconds),
    cancel: (timer) => clearTimeout(timer as number | undefined),
    random: () => 1,
  });
  socket.renew();
});

describe('a connection', () => {
  test('is not called online before the server has greeted', () => {
    expect(socket.connection.state).toBe('connecting');
    hello();
    expect(socket.connection).toEqual({
      state: 'online',
      you: { id: 1, name: 'Amy', account: 'member', nickname: null },
    });
  });

  test('that is lost is tried again, later after every failure', () => {
    hello();
    wire().onclose?.();
    expect(socket.connection).toEqual({ state: 'offline', retryAt: Date.now() + 500 });
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    wire().onclose?.();
    expect(socket.connection).toEqual({ state: 'offline', retryAt: Date.now() + 1000 });
  });

  test('that says goodbye is made again when the server said', () => {
    hello();
    wire().says({ type: 'bye', reason: 'the server restarts', again_in: 1000 });
    vi.advanceTimersByTime(999);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
  });

  test('that is silent is asked, and given up without an answer', () => {
    hello();
    vi.advanceTimersByTime(20_000);
    expect(wire().sent).toEqual([{ type: 'ping', tag: 0 }]);
    vi.advanceTimersByTime(6_000);
    expect(socket.connection.state).toBe('offline');
    expect(wires[0]!.closed).toBe(true);
  });

  test('that answers stays', () => {
    hello();
    vi.advanceTimersByTime(20_000);
    wire().says({ type: 'pong', tag: 0, now: 0 });
    vi.advanceTimersByTime(6_000);
    expect(socket.connection.state).toBe('online');
  });
});

describe('coming back', () => {
  test('says what is known of a table', () => {
    socket.watch('t', listener({ have: { number: 5, moves: 2 }, heard: 3 }));
    hello();
    expect(wire().sent).toEqual([
      { type: 'watch', table: 't', have: { number: 5, moves: 2 }, heard: 3, tag: 1 },
    ]);
  });

  test('sends an action again that was not acknowledged, with the same number', async () => {
    hello();
    const acted = socket.act('t', 4, 'd1d5');
    const first = wire().sent.at(-1);
    wire().onclose?.();
    vi.advanceTimersByTime(500);
    hello();
    expect(wire().sent).toEqual([first]);
    wire().says({ type: 'done', tag: 1, number: 9 });
    await expect(acted).resolves.toBeUndefined();
  });

  test('takes "moved on" for a yes if the first copy had arrived', async () => {
    hello();
    const acted = socket.act('t', 4, 'd1d5');
    wire().onclose?.();
    vi.advanceTimersByTime(500);
    hello();
    wire().says({ type: 'refused', tag: 1, code: 'moved-on', detail: '', why: null });
    await expect(acted).resolves.toBeUndefined();
  });

  test('does not say things twice', async () => {
    hello();
    const said = socket.say('t', 'hello');
    wire().onclose?.();
    await expect(said).rejects.toMatchObject({ code: 'offline' });
    vi.advanceTimersByTime(500);
    hello();
    expect(wire().sent).toEqual([]);
  });

  test('asks for the lobby again', () => {
    socket.lobby(() => undefined);
    hello();
    wire().onclose?.();
    vi.advanceTimersByTime(500);
    hello();
    expect(wire().sent).toEqual([{ type: 'lobby', on: true }]);
  });
});

test('a refusal says why', async () => {
  hello();
  const acted = socket.act('t', 4, 'd1d5');
  wire().says({ type: 'refused', tag: 1, code: 'illegal', detail: 'D1', why: null });
  await expect(acted).rejects.toMatchObject({ code: 'illegal', detail: 'D1' });
});

test('an action waits for the connection', () => {
  void socket.act('t', 0, 'd1d5');
  expect(wire().sent).toEqual([]);
  hello();
  expect(wire().sent).toHaveLength(1);
});

test('of two tables the one that is not there tells its listener', () => {
  const [gone, there] = [listener(), listener()];
  socket.watch('gone', gone);
  socket.watch('there', there);
  hello();
  const asked = wire().sent.find((message) => message.type === 'watch' && message.table === 'gone');
  const tag = asked && 'tag' in asked ? Number(asked.tag) : 0;
  wire().says({ type: 'refused', tag, code: 'no-table', detail: '', why: null });
  expect(gone.refused).toHaveBeenCalledWith('no-table', '');
  expect(there.refused).not.toHaveBeenCalled();
});

test('a table goes to whom it concerns, until they leave', () => {
  const follows = listener();
  const leave = socket.watch('t', follows);
  hello();
  const table = { id: 't' } as TableState;
  wire().says({ type: 'table', table });
  expect(follows.table).toHaveBeenCalledWith(table);
  leave();
  wire().says({ type: 'table', table });
  expect(follows.table).toHaveBeenCalledTimes(1);
  expect(wire().sent.at(-1)).toEqual({ type: 'leave', table: 't' });
});
