// Whether there is a server to ask. The site works without one as far as it can, and says what it cannot.

/** `unknown` until something was heard or nothing came; `none` if there never is one. */
export type Reach = 'unknown' | 'here' | 'away' | 'none';

/** A copy of the site in files, which any web server can have, says so in its pages. */
const isAlone = (): boolean => !!globalThis.document?.querySelector('meta[name="kamidana-server"]');

const atFirst = (): Reach => {
  if (isAlone()) return 'none';
  // A browser that says it is connected may be wrong; one that says it is not, is right.
  return globalThis.navigator?.onLine === false ? 'away' : 'unknown';
};

class Server {
  reach = $state<Reach>(atFirst());

  /** Whether it cannot be asked: now, or ever. */
  get isMissing(): boolean {
    return this.reach === 'away' || this.reach === 'none';
  }

  /** Something came from it. */
  heard(): void {
    if (this.reach !== 'none') this.reach = 'here';
  }

  /** It was asked, and nothing came. */
  silent(): void {
    if (this.reach !== 'none') this.reach = 'away';
  }
}

export const server = new Server();
