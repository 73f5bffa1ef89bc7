// Something that is kept in the browser.

/** What is kept at a place over the usual values; other things that lie there stay. */
export class Kept<T extends object> {
  readonly value: T;

  constructor(
    private readonly place: string,
    usual: T,
  ) {
    const kept = read(place);
    const known = Object.keys(usual).filter((name) => name in kept);
    this.value = $state({
      ...usual,
      ...Object.fromEntries(known.map((name) => [name, kept[name]])),
    });
  }

  /** Keeps what there is, and from then on whatever it becomes; within an effect. */
  keep(): void {
    $effect(() => {
      const text = JSON.stringify({ ...read(this.place), ...this.value });
      try {
        localStorage.setItem(this.place, text);
      } catch {
        // Private windows may have nothing to keep it in.
      }
    });
  }
}

function read(place: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
