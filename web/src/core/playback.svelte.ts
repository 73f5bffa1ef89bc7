// What is shown of a table, one thing after another. The table knows the present; people follow
// only so much at once. Frames wait in a queue, and each is held as long as its game says; whoever
// does not want to wait skips, and nothing that is not seen as it happens is played at all.

import type { GameModule } from '../../games/module';
import { tempo } from './settings.svelte';
import type { Step, View } from './types';

/** One thing that is shown. */
export interface Frame {
  /** The number of the step it belongs to. */
  readonly step: number;
  readonly view: View;
  /**
   * `step`: as the server tells it; `foreseen`: done here, the server has not answered; `closing`:
   * the table when a round or the game ends; `opened`: the same with what is laid open then.
   */
  readonly kind: 'step' | 'foreseen' | 'closing' | 'opened';
  /** Whether the game tells of it in a scene. */
  readonly scene: boolean;
  /** Whether whoever looks did it. */
  readonly own: boolean;
  /** For how long it is shown before anything else is, in milliseconds at the normal tempo. */
  readonly hold: number;
}

/** What is known of a table. */
export interface Present {
  /** How many steps were taken. */
  readonly seen: number;
  readonly view: View;
  /** All steps, if they are known: step 0 is the beginning. */
  readonly steps: readonly Step[] | undefined;
}

/** A step of a game that does not say how long it takes to see. */
const USUAL_HOLD = 700;
/** The table stays as it is for a moment when a round ends, and so does what is laid open. */
const END_HOLD = 1000;
const OPENED_HOLD = 1600;
/** A scene goes on by itself; sooner for somebody whose clock runs. */
const SCENE_HOLD = 6000;
const URGENT_SCENE_HOLD = 2500;

export class Playback {
  /** What is shown; nothing before the game begins. */
  frame = $state.raw<Frame>();
  /** What was shown before it, with the steps in between passed over. */
  before = $state.raw<Frame>();
  /** What comes after it. */
  #queue = $state.raw<readonly Frame[]>([]);
  /** The game knows how long its steps are looked at; without it everything jumps. */
  game: GameModule | undefined;
  /** Whether the clock of somebody who looks is running: one skip leads to the present. */
  urgent = false;
  /** What was shown before something was foreseen. */
  #basis: Frame | undefined;
  /** The last step that was shown or waits to be. */
  #taken = -1;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The last that the server has said of what is shown. */
  get known(): Frame | undefined {
    return this.frame?.kind === 'foreseen' ? this.#basis : this.frame;
  }

  /** Whether the table is shown as it is, so that something can be done. */
  get isPresent(): boolean {
    return this.#queue.length === 0 && this.frame?.kind !== 'foreseen';
  }

  /** Whether something is known that is not shown yet. */
  get isBehind(): boolean {
    return this.#queue.length > 0;
  }

  /** Whether it waits for somebody to go on. */
  get waitsForNext(): boolean {
    const [next] = this.#queue;
    return !!this.frame && !!next && this.#holdOf(this.frame, next) === Infinity;
  }

  /** How long what is shown is held before it goes on by itself; nothing if it does not. */
  get goesOnAfter(): number | undefined {
    const [next] = this.#queue;
    const hold = this.frame && next ? this.#holdOf(this.frame, next) : Infinity;
    return hold === Infinity ? undefined : hold;
  }

  /** Something happened at the table: it is shown when its time has come. */
  play(present: Present): void {
    const { seen, steps } = present;
    const first = this.#taken + 1;
    const isTakeback = seen < this.#taken;
    if (!this.frame || !this.game || isTakeback || document.hidden || tempo().hold === 0)
      return this.jump(present);
    if (seen === this.#taken) return this.#refresh(present);
    // What lies in between is being asked for.
    if (!steps) return;
    const fresh = steps.slice(first, seen + 1).flatMap((step, at) => {
      const before = steps[first + at - 1];
      return before ? this.#framesOf(first + at, step, before) : [];
    });
    this.#queue = [...this.#queue, ...fresh];
    this.#taken = seen;
    this.#wait();
  }

  /** Shows the table as it is, without anything in between. */
  jump({ seen, view }: Present): void {
    // What was done here, and is still on its way, stays in sight.
    if (this.frame?.kind === 'foreseen' && this.frame.step > seen) {
      this.#queue = [];
      this.#taken = seen;
      this.#basis = frameOf(seen, view);
      return this.#wait();
    }
    this.#taken = seen;
    this.#queue = [];
    this.#show(frameOf(seen, view));
  }

  /** Nothing is shown: the game has not begun. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#taken = -1;
    this.frame = undefined;
  }

  /** Shows at once what somebody does here. The server's word replaces it, or `refuse` does. */
  foresee(action: string): void {
    const { frame } = this;
    if (!frame || !this.isPresent) return;
    const view = this.game?.foresee?.(frame.view, action);
    if (!view) return;
    this.#basis = frame;
    this.#show({ ...frameOf(frame.step + 1, view), kind: 'foreseen', own: true });
  }

  /** What was done here is taken back. */
  refuse(): void {
    if (this.frame?.kind === 'foreseen' && this.#basis && !this.isBehind) this.#show(this.#basis);
  }

  /** Goes on to the next frame. */
  next(): void {
    const [frame, ...rest] = this.#queue;
    if (!frame) return;
    this.#queue = rest;
    this.#show(frame);
  }

  /** Goes on to the present, but not past a scene, unless a clock is running. */
  skip(): void {
    const scene = this.urgent ? -1 : this.#queue.findIndex((frame) => frame.scene);
    const at = scene < 0 ? this.#queue.length - 1 : scene;
    const frame = this.#queue[at];
    if (!frame) return;
    this.#queue = this.#queue.slice(at + 1);
    this.#show(frame);
  }

  /** Shows nothing in a tab that nobody sees; until this is called off. */
  watch(): () => void {
    const look = (): void => {
      const last = this.#queue.at(-1);
      if (!document.hidden || !last) return;
      this.#queue = [];
      this.#show(last);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(this.#timer);
    };
  }

  /** The same step, but somebody may see more of it. */
  #refresh({ view }: Present): void {
    const last = this.#queue.at(-1);
    if (last) this.#queue = [...this.#queue.slice(0, -1), { ...last, view }];
    else if (this.frame?.kind === 'step') this.frame = { ...this.frame, view };
    else if (this.#basis) this.#basis = { ...this.#basis, view };
  }

  #framesOf(number: number, step: Step, before: Step): Frame[] {
    const hold = this.game?.pace?.(step, before) ?? USUAL_HOLD;
    const { viewer, to_act } = before.view;
    const own = viewer !== 'spectator' && viewer.seat === to_act;
    const last = { ...frameOf(number, step.view), own, hold };
    const end = this.game?.closing?.(step, before);
    const isOver = step.view.outcome.state !== 'unknown';
    if (!end && !isOver) return [last];
    const closing: Frame = {
      ...last,
      kind: 'closing',
      view: end?.view ?? step.view,
      hold: hold + END_HOLD,
    };
    if (!end) return [closing, last];
    const opened: Frame = {
      ...closing,
      kind: 'opened',
      view: end.opened,
      scene: end.tells,
      hold: OPENED_HOLD,
    };
    return [closing, opened, last];
  }

  #show(frame: Frame): void {
    this.before = this.frame;
    this.frame = frame;
    this.#since = Date.now();
    this.#wait();
  }

  /** Until the frame has been seen, and then the next one comes. */
  #wait(): void {
    clearTimeout(this.#timer);
    const [next] = this.#queue;
    if (!this.frame || !next) return;
    const until = this.#since + this.#holdOf(this.frame, next);
    if (until === Infinity) return;
    this.#timer = setTimeout(() => this.next(), Math.max(0, until - Date.now()));
  }

  #holdOf(frame: Frame, next: Frame): number {
    const { hold, animation } = tempo();
    // Replaced only when it has landed, so that nothing jumps.
    if (frame.kind === 'foreseen') return animation;
    // What was planned was decided before: it follows at once.
    if (frame.kind === 'step' && next.own) return Math.min(animation, frame.hold);
    if (hold < Infinity) {
      if (frame.scene) return this.urgent ? URGENT_SCENE_HOLD : SCENE_HOLD;
      const usual = frame.hold * hold;
      return this.urgent && frame.kind === 'step' ? Math.min(usual, 2 * animation) : usual;
    }
    // Step by step: what others do, and what comes after a scene, waits for a click.
    if (frame.kind !== 'step') return frame.scene ? Infinity : frame.hold;
    return Infinity;
  }
}

const frameOf = (step: number, view: View): Frame => ({
  step,
  view,
  kind: 'step',
  scene: false,
  own: false,
  hold: 0,
});
