// What a screen reader should hear, and what everybody should read for a while.

/** Said one after the other: a stop between them, unless a sentence brings its own. */
export const sentences = (texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .map((text, at, all) => (at === all.length - 1 || /[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

class Announcer {
  /** Read by a live region. */
  heard = $state('');
  /** Shown until it is dismissed or time is up. */
  notice = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: string[] = [];

  /** Several things said within one moment are read together. */
  say(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    if (this.#waiting.length > 1) return;
    setTimeout(() => {
      const said = sentences(this.#waiting);
      this.#waiting = [];
      // The same words again have to change the region to be read.
      this.heard = said === this.heard ? `${said}\u00a0` : said;
    }, 60);
  }

  show(text: string): void {
    this.notice = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.dismiss(), 6000);
  }

  dismiss(): void {
    this.notice = '';
  }
}

export const announcer = new Announcer();
