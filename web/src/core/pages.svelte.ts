// Which page is shown. Pages come over the network, and not always in the order in which they were
// asked for.

export interface Shown<Page> {
  page: Page;
  params: Readonly<Record<string, string>>;
  /** The same page of another visit is a new one. */
  visit: number;
}

export class Pages<Page> {
  shown = $state.raw<Shown<Page>>();
  /** Whether the page that was asked for last could not be had. */
  failed = $state(false);
  #asked = 0;

  /** Shows a page once it is there, unless another one was asked for meanwhile. */
  async show(
    load: () => Promise<{ default: Page }>,
    params: Shown<Page>['params'],
    visit: number,
  ): Promise<boolean> {
    this.#asked += 1;
    const asked = this.#asked;
    this.failed = false;
    try {
      const { default: page } = await load();
      if (asked !== this.#asked) return false;
      this.shown = { page, params, visit };
      return true;
    } catch {
      this.failed ||= asked === this.#asked;
      return false;
    }
  }
}
