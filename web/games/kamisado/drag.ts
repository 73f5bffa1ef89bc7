// Carrying a tower to another square, with a mouse, a pen or a finger.

import { set } from '../../boards/dom';
import { FRAME, SIZE } from './ground';

/** How many pixels make a tap a drag. */
const SLACK = 6;

/** What can be carried, and where it may be put down. */
export interface Ground {
  /** Whether something can be carried away from this square. */
  isMovable(square: string): boolean;
  isTarget(from: string, to: string): boolean;
  /** The square at a point of the drawing. */
  squareAt(x: number, y: number): string | undefined;
  squareOf(target: EventTarget | null): string | undefined;
  /** What is carried, drawn above everything else. */
  lift(from: string): SVGGElement | undefined;
  /** The square that it would be put down on. */
  point(square: string | undefined): void;
  /** It is carried no more, and everything is drawn where it belongs. */
  drop(): void;
  put(from: string, to: string): void;
}

interface Carried {
  readonly from: string;
  readonly startX: number;
  readonly startY: number;
  moving: boolean;
}

export class Drag {
  #carried: Carried | undefined;
  #justEnded = false;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly ground: Ground,
  ) {
    svg.addEventListener('pointerdown', (event) => this.#press(event));
    svg.addEventListener('pointermove', (event) => this.#move(event));
    svg.addEventListener('pointerup', (event) => this.#release(event));
    svg.addEventListener('pointercancel', () => this.#drop());
    // A finger on a tower that can move carries it; anywhere else it scrolls the page. Chromium
    // ignores touch-action within an <svg>.
    svg.addEventListener(
      'touchmove',
      (event) => {
        if (this.#carried && event.cancelable) event.preventDefault();
      },
      { passive: false },
    );
  }

  /** Whether the click that comes now only ends it. */
  endsWith(): boolean {
    const ends = this.#justEnded;
    this.#justEnded = false;
    return ends;
  }

  /** What was carried is not there any more. */
  forget(): void {
    this.#carried = undefined;
  }

  #press(event: PointerEvent): void {
    this.#justEnded = false;
    const from = this.ground.squareOf(event.target);
    if (event.button !== 0 || !from || !this.ground.isMovable(from)) return;
    this.#carried = { from, startX: event.clientX, startY: event.clientY, moving: false };
  }

  #move(event: PointerEvent): void {
    const carried = this.#carried;
    if (!carried) return;
    const { from, startX, startY } = carried;
    if (!carried.moving) {
      if (Math.hypot(event.clientX - startX, event.clientY - startY) <= SLACK) return;
      carried.moving = true;
      this.svg.setPointerCapture?.(event.pointerId);
    }
    const [x, y] = this.#locate(event);
    const element = this.ground.lift(from);
    element?.classList.add('kb-carried');
    if (element) set(element, { transform: `translate(${x} ${y})` });
    const over = this.ground.squareAt(x, y);
    this.ground.point(over && this.ground.isTarget(from, over) ? over : undefined);
  }

  #release(event: PointerEvent): void {
    const carried = this.#carried;
    if (!carried?.moving) return this.forget();
    this.#justEnded = true;
    const to = this.ground.squareAt(...this.#locate(event));
    this.#drop();
    if (to && this.ground.isTarget(carried.from, to)) this.ground.put(carried.from, to);
  }

  #drop(): void {
    const moved = this.#carried?.moving;
    this.forget();
    this.ground.point(undefined);
    if (moved) this.ground.drop();
  }

  #locate(event: PointerEvent): [number, number] {
    const box = this.svg.getBoundingClientRect();
    const scale = SIZE / (box.width || SIZE);
    return [(event.clientX - box.left) * scale - FRAME, (event.clientY - box.top) * scale - FRAME];
  }
}
