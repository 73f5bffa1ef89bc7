// What a screen reader should hear, and what everybody should read for a while.

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
      const said = this.#waiting.join('. ');
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
