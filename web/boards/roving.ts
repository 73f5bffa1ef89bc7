// One stop of the Tab key for a whole board; the arrow keys walk from place to place.

export interface Stop {
  readonly element: HTMLElement | SVGElement;
  /** Where it lies for the arrow keys; only the relation to other stops counts. */
  readonly x: number;
  readonly y: number;
}

export interface RovingKeys {
  activate(element: Element): void;
  cancel(): void;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Roving {
  #stops: readonly Stop[] = [];
  #current: Stop | undefined;

  constructor(
    root: HTMLElement | SVGElement,
    private readonly keys: RovingKeys,
  ) {
    // Chromium stops at a drawing that listens to the keyboard, where there is nothing to do.
    if (root instanceof SVGElement) root.setAttribute('tabindex', '-1');
    root.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent));
    // A mouse or a finger points without taking the focus: the arrow keys are the board's only for
    // those who came to it with the keyboard, and the page's for everybody else.
    root.addEventListener('mousedown', (event) => {
      const stop = this.#stops.find(({ element }) => element.contains(event.target as Node));
      if (!stop || event.target instanceof HTMLElement) return;
      event.preventDefault();
      this.#make(stop);
      const focused = document.activeElement;
      if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.blur();
    });
    root.addEventListener('focusin', (event) => {
      const stop = this.#stops.find(({ element }) => element === event.target);
      if (stop) this.#make(stop);
    });
  }

  /** New stops; the current one stays if it is still there, else the preferred one takes its place. */
  set(stops: readonly Stop[], preferred?: Element): void {
    this.#stops = stops;
    const kept = stops.find(({ element }) => element === this.#current?.element);
    const wished = stops.find(({ element }) => element === preferred);
    const focused = kept !== undefined && kept.element === document.activeElement;
    this.#current = (focused ? kept : (wished ?? kept)) ?? stops[0];
    for (const { element } of stops) {
      element.setAttribute('tabindex', element === this.#current?.element ? '0' : '-1');
    }
  }

  #make(stop: Stop): void {
    this.#current?.element.setAttribute('tabindex', '-1');
    this.#current = stop;
    stop.element.setAttribute('tabindex', '0');
  }

  #key(event: KeyboardEvent): void {
    const from = this.#stops.find(({ element }) => element === event.target);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      const next = this.#next(from, direction);
      if (next) {
        this.#make(next);
        next.element.focus();
      }
    } else if (event.key === 'Enter' || event.key === ' ') this.keys.activate(from.element);
    else if (event.key === 'Escape') this.keys.cancel();
    else return;
    event.preventDefault();
  }

  /** The nearest stop in a direction; being aside counts more than being far. */
  #next(from: Stop, [dx, dy]: readonly [number, number]): Stop | undefined {
    let best: Stop | undefined;
    let least = Infinity;
    for (const stop of this.#stops) {
      const [x, y] = [stop.x - from.x, stop.y - from.y];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      const cost = ahead + 1.5 * aside;
      if (ahead > 0.01 && aside <= 2 * ahead && cost < least) [best, least] = [stop, cost];
    }
    return best;
  }
}
