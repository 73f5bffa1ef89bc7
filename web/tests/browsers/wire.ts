// WebDriver, as far as we use it. A driver speaks it over HTTP; Firefox itself, without a driver, over a
// socket, where it is called Marionette and has other names for the same commands.

import { connect } from 'node:net';

/** Each command: its method and path over HTTP, and what Marionette calls it. */
const COMMANDS = {
  begin: ['POST', '', 'WebDriver:NewSession'],
  go: ['POST', '/url', 'WebDriver:Navigate'],
  reload: ['POST', '/refresh', 'WebDriver:Refresh'],
  run: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  act: ['POST', '/actions', 'WebDriver:PerformActions'],
  window: ['GET', '/window', 'WebDriver:GetWindowHandle'],
  open: ['POST', '/window/new', 'WebDriver:NewWindow'],
  enter: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  place: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  picture: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
  print: ['POST', '/print', 'WebDriver:Print'],
  end: ['DELETE', '', 'WebDriver:DeleteSession'],
} as const;

export type Command = keyof typeof COMMANDS;

/** Sends a command and gives back its value. */
export type Wire = (command: Command, parameters?: object) => Promise<unknown>;

/** A driver at this address, with a session that wants these capabilities. */
export async function http(address: string, capabilities: object): Promise<Wire> {
  const ask = async (method: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${address}/session${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: { message?: string } | null };
    if (!answer.ok) throw new Error(value?.message || JSON.stringify(value));
    return value;
  };
  const begun = await ask('POST', '', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = begun as { sessionId: string };
  return (command, parameters = {}) => {
    const [method, path] = COMMANDS[command];
    return ask(method, `/${sessionId}${path}`, parameters);
  };
}

type Answer = [type: 1, id: number, error: { message: string } | null, value: unknown];

/** Firefox, listening on this port. Messages are JSON, each after its length and a colon. */
export async function marionette(port: number): Promise<Wire> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  let sent = 0;

  /** The next whole message among what was received. */
  function next(): unknown {
    const colon = received.indexOf(':');
    const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
    if (colon < 0 || received.length < end) return undefined;
    const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
    received = received.subarray(end);
    return message;
  }

  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let message = next(); message !== undefined; message = next()) {
      // The first one only says hello.
      if (!Array.isArray(message)) continue;
      const answer = message as Answer;
      waiting.get(answer[1])?.(answer);
      waiting.delete(answer[1]);
    }
  });
  // Whoever waits when Firefox goes away is told.
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    for (const answer of waiting.values()) answer([1, 0, { message: 'Firefox is gone' }, null]);
  });
  await new Promise((connected) => socket.once('connect', connected));

  const wire: Wire = (command, parameters = {}) =>
    new Promise((done, failed) => {
      sent += 1;
      waiting.set(sent, ([, , error, value]) => {
        if (error) return failed(new Error(error.message));
        // Some commands wrap their value once more.
        const wrapped = typeof value === 'object' && value !== null && 'value' in value;
        done(wrapped ? value.value : value);
      });
      const message = JSON.stringify([0, sent, COMMANDS[command][2], parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await wire('begin');
  return wire;
}
