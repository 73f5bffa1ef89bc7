// Who you are, and the connection that goes with it.

import { api } from './api';
import { server } from './server.svelte';
import { Socket, type Connection, type Wire } from './socket';
import type { Me, Progress, TableId } from './types';

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
  #wasOnline = false;

  begin(): void {
    if (server.reach === 'none') {
      this.known = true;
      return;
    }
    socket.onConnection((connection) => {
      const isBack = connection.state === 'online' && this.#wasOnline;
      this.#wasOnline ||= connection.state === 'online';
      this.connection = connection;
      if (connection.state === 'online') server.heard();
      // Sockets may be what does not get through; whether anything does is asked once.
      else if (connection.state === 'offline' && !server.isMissing) void this.refresh();
      const isOther = connection.state === 'online' && connection.you?.id !== this.me?.id;
      // While there was no connection, nobody told what happened.
      if (isOther || isBack) void this.refresh();
    });
    socket.onConcerns((table, progress) => this.concerned(table, progress));
    addEventListener('online', () => socket.check());
    addEventListener('offline', () => socket.check());
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') socket.check();
    });
    void this.refresh();
    socket.renew();
  }

  /** Something happened at one of your tables. A move changes nothing but its place in the list. */
  concerned(id: TableId, progress: Progress | null): void {
    const { me } = this;
    const known = me?.games.find((game) => game.id === id);
    const others = me?.games.filter((game) => game.id !== id) ?? [];
    if (me && known && progress?.stage === 'over') this.me = { ...me, games: others };
    else if (me && known?.stage === 'running' && progress?.stage === 'running') {
      this.me = { ...me, games: [{ ...known, number: progress.number }, ...others] };
    } else void this.refresh();
  }

  async refresh(): Promise<void> {
    try {
      this.me = await api.me();
    } catch {
      // Whoever cannot be asked stays who they were.
    }
    this.known = true;
  }

  /** Makes sure that there is somebody to play as; a guest may want to be called something. */
  async somebody(nickname?: string): Promise<void> {
    const isNew = !this.me;
    if (isNew) await api.beGuest();
    const isOther = nickname !== undefined && !this.isMember && nickname !== this.nickname;
    try {
      if (isOther) await api.callMe(nickname || null);
    } finally {
      if (isNew || isOther) await this.changed();
    }
  }

  /** What a guest wants to be called; nothing if they do not care. */
  get nickname(): string {
    return this.me?.nickname ?? '';
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
