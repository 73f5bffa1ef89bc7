// A long check in workers: it tells how far it is, can be stopped, and goes on where it was.

/** What a worker is to a check: `Worker`, and something smaller in tests. */
export interface Hand<Task, Report> {
  postMessage(task: Task): void;
  terminate(): void;
  onmessage: ((message: { data: Report }) => void) | null;
  onerror: ((error: unknown) => void) | null;
}

/** What is to be checked. */
export interface Plan<Task, Report> {
  readonly tasks: readonly Task[];
  /** What a task counts. */
  readonly weight: (task: Task) => number;
  /** Looks at what came of a task; whether that settles the whole. */
  readonly settles: (task: Task, report: Report) => boolean;
}

/** `broken`: a worker has died; `missing`: this browser has none. */
export type Status = 'idle' | 'running' | 'stopped' | 'over' | 'broken' | 'missing';

export interface Terms<Task, Report> {
  readonly start: () => Hand<Task, Report>;
  /** How many work at once. */
  readonly hands?: number;
  readonly now?: () => number;
}

/** As many as leave the page a core of its own. */
const handsOf = (cores = navigator.hardwareConcurrency): number =>
  Math.min(4, Math.max(1, (cores || 2) - 1));

export class Checking<Task, Report extends { readonly positions: number }> {
  status = $state<Status>('idle');
  /** How much is done, and of how much. */
  done = $state(0);
  total = $state(0);
  positions = $state(0);
  /** The time that the rest will take, in milliseconds. */
  left = $state<number>();

  #plan: Plan<Task, Report> | undefined;
  #open: Task[] = [];
  readonly #hands = new Map<Hand<Task, Report>, Task>();
  /** How long it has worked, but for the present stretch, and when that began. */
  #worked = 0;
  #since = 0;

  constructor(private readonly terms: Terms<Task, Report>) {}

  /** Begins anew, whatever was being done. */
  begin(plan: Plan<Task, Report>): void {
    this.forget();
    this.#plan = plan;
    this.#open = [...plan.tasks].reverse();
    this.total = plan.tasks.reduce((sum, task) => sum + plan.weight(task), 0);
    this.resume();
  }

  /** Goes on after a stop or a breakdown. */
  resume(): void {
    if (!this.#plan || this.status === 'running' || this.status === 'over') return;
    this.#since = this.#now();
    this.status = 'running';
    const hands = Math.min(this.terms.hands ?? handsOf(), this.#open.length);
    try {
      for (let hand = 0; hand < hands; hand += 1) this.#employ(this.terms.start());
    } catch {
      this.#end(typeof Worker === 'function' ? 'broken' : 'missing');
    }
  }

  stop(): void {
    if (this.status === 'running') this.#end('stopped');
  }

  /** As if nothing had been asked. */
  forget(): void {
    this.#end('idle');
    this.#plan = undefined;
    this.#worked = 0;
    [this.done, this.total, this.positions, this.left] = [0, 0, 0, undefined];
  }

  #now(): number {
    return this.terms.now?.() ?? performance.now();
  }

  #employ(hand: Hand<Task, Report>): void {
    hand.onmessage = ({ data }) => this.#hear(hand, data);
    hand.onerror = () => this.#end('broken');
    this.#next(hand);
  }

  #next(hand: Hand<Task, Report>): void {
    const task = this.#open.pop();
    if (task === undefined) {
      this.#hands.delete(hand);
      hand.terminate();
      return;
    }
    this.#hands.set(hand, task);
    hand.postMessage(task);
  }

  #hear(hand: Hand<Task, Report>, report: Report): void {
    const task = this.#hands.get(hand);
    const plan = this.#plan;
    if (task === undefined || !plan) return;
    this.#hands.delete(hand);
    this.positions += report.positions;
    this.done += plan.weight(task);
    this.left = ((this.#worked + this.#now() - this.#since) * (this.total - this.done)) / this.done;
    if (plan.settles(task, report)) {
      hand.terminate();
      this.#end('over');
      return;
    }
    this.#next(hand);
    if (this.#hands.size === 0) this.#end('over');
  }

  /** What was not finished is done again when it goes on. */
  #end(status: Status): void {
    if (this.status === 'running') this.#worked += this.#now() - this.#since;
    for (const [hand, task] of this.#hands) {
      hand.onmessage = hand.onerror = null;
      hand.terminate();
      this.#open.push(task);
    }
    this.#hands.clear();
    this.status = status;
  }
}
