// Movement that explains. Elements are drawn where they belong at once; an animation only leads
// the eye there, so that input never waits for it.

export class Motion {
  /** The length of one movement in milliseconds; 0 for none. */
  readonly step: number;

  constructor(milliseconds: number) {
    this.step = reducedMotion() ? 0 : milliseconds;
  }

  /** Plays keyframes that end at rest, after a delay in steps. */
  play(element: Element, frames: Keyframe[], { delay = 0, steps = 1, easing = EASE } = {}): void {
    if (this.step === 0 || typeof element.animate !== 'function') return;
    element.animate(frames, {
      duration: this.step * steps,
      delay: this.step * delay,
      easing,
      fill: 'backwards',
    });
  }

  /** Comes from a place that lies (x, y) away. */
  glide(
    element: Element,
    x: number,
    y: number,
    options?: { delay?: number; steps?: number },
  ): void {
    if (x === 0 && y === 0) return;
    const from = `translate(${x}px, ${y}px)`;
    this.play(element, [{ transform: from }, { transform: 'translate(0, 0)' }], options);
  }

  /** Shakes its head: no. */
  shake(element: Element, reach: number, delay = 0): void {
    const at = (x: number): Keyframe => ({ transform: `translate(${x * reach}px, 0)` });
    const frames = [at(0), at(-1), at(0.8), at(-0.5), at(0.2), at(0)];
    this.play(element, frames, { delay, steps: 1.6, easing: 'linear' });
  }

  /** No: it shakes where movement is wanted, and is marked for a moment anyway. */
  refuse(element: Element, moving: Element, reach: number): void {
    this.shake(moving, reach);
    element.classList.add('kb-refused');
    setTimeout(() => element.classList.remove('kb-refused'), REFUSED);
  }

  appear(element: Element, delay = 0): void {
    this.play(element, [{ opacity: 0 }, { opacity: 1 }], { delay });
  }

  /** Runs once the animations of so many steps are over. */
  after(steps: number, then: () => void): void {
    if (this.step === 0) then();
    else setTimeout(then, this.step * steps);
  }
}

/** How long what was refused is marked, in milliseconds. */
const REFUSED = 700;

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

function reducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
