// Who you are, and the connection that goes with it.

import { api, Problem } from './api';
import { Socket, type Connection, type Wire } from './socket';
import type { Me } from './types';

function open(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/socket`) as unknown as Wire;
}

export const socket = new Socket({
  open,
  now: () => Date.now(),
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  cancel: (timer) => clearTimeout(timer as number | undefined),
  random: () => Math.random(),
});

class Session {
  me = $state.raw<Me>();
  /** Whether it has been asked who you are. */
  known = $state(false);
  connection = $state.raw<Connection>({ state: 'connecting' });

  begin(): void {
    socket.onConnection((connection) => {
      this.connection = connection;
      if (connection.state === 'online' && connection.you?.id !== this.me?.id) void this.refresh();
    });
    socket.onConcerns(() => void this.refresh());
    addEventListener('online', () => socket.check());
    addEventListener('offline', () => socket.check());
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') socket.check();
    });
    void this.refresh();
    socket.renew();
  }

  async refresh(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (error instanceof Problem && error.code === 'unauthorised') this.me = undefined;
    }
    this.known = true;
  }

  /** Makes sure that there is somebody to play as. */
  async somebody(): Promise<void> {
    if (this.me) return;
    await api.beGuest();
    await this.changed();
  }

  /** The cookie is another one now: the connection has to be as well. */
  async changed(): Promise<void> {
    await this.refresh();
    socket.renew();
  }

  get isMember(): boolean {
    return this.me !== undefined && this.me.kind !== 'guest';
  }
}

export const session = new Session();
