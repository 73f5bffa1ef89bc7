// Where a page was scrolled to: whoever goes back finds it as they left it. The browser cannot do it,
// because the page is not there yet when it would.

/** How long a page that is still growing is waited for, in milliseconds. */
const PATIENCE = 2000;

interface Place {
  scroll?: number;
}

/** How long somebody has to rest until it is noted where, in milliseconds. */
const REST = 150;

class Places {
  #waiting: AbortController | undefined;
  /** Whether the page of this address is still on its way. */
  #travelling = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.note(), REST);
    });
    addEventListener('pagehide', () => this.note());
  }

  /** Another page was asked for: until it is there, what is seen is the old one. */
  depart(): void {
    this.#travelling = true;
  }

  /** Notes how far the page is scrolled, with its entry of the history. */
  note(): void {
    if (this.#waiting || this.#travelling) return;
    const state = (history.state ?? {}) as Place;
    if (state.scroll !== scrollY) history.replaceState({ ...state, scroll: scrollY }, '');
  }

  /** Goes where the page was when it was left, once it is long enough; whoever scrolls decides. */
  arrive(): void {
    this.#waiting?.abort();
    this.#waiting = undefined;
    this.#travelling = false;
    const wanted = (history.state as Place | null)?.scroll ?? 0;
    if (wanted === 0) {
      // A place that the address names is the page's to find.
      if (!location.hash) scrollTo(0, 0);
      return;
    }
    const waiting = new AbortController();
    const { signal } = waiting;
    this.#waiting = waiting;
    const stop = (): void => {
      waiting.abort();
      if (this.#waiting === waiting) this.#waiting = undefined;
    };
    for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      addEventListener(event, stop, { signal, passive: true });
    const end = performance.now() + PATIENCE;
    const look = (): void => {
      if (signal.aborted) return;
      scrollTo(0, wanted);
      if (Math.abs(scrollY - wanted) < 2 || performance.now() > end) stop();
      else requestAnimationFrame(look);
    };
    look();
  }
}

export const places = new Places();
