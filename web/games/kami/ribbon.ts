// A body that swells and tapers along a curve: how the dragons are drawn.

import { polygon } from '../../boards/dom';

type Point = readonly [number, number];

/** A point of the spine and half the body's width there. */
export type Joint = readonly [x: number, y: number, half: number];

export interface Ribbon {
  readonly body: string;
  /** Spines along the left side, seen in the direction of the joints. */
  readonly spines: string;
}

/** The body through the joints (a Catmull-Rom curve), with a spine at every few steps. */
export function ribbon(joints: readonly Joint[], spineEvery: number, spineLength: number): Ribbon {
  const steps = 10;
  const samples: Joint[] = [];
  for (let at = 0; at + 1 < joints.length; at += 1) {
    for (let step = 0; step < steps; step += 1) samples.push(between(joints, at, step / steps));
  }
  samples.push(joints[joints.length - 1]!);
  const left: Point[] = [];
  const right: Point[] = [];
  const spines: string[] = [];
  samples.forEach(([x, y, half], at) => {
    const [px, py] = samples[Math.max(0, at - 1)]!;
    const [qx, qy] = samples[Math.min(samples.length - 1, at + 1)]!;
    const length = Math.hypot(qx - px, qy - py) || 1;
    const [tx, ty] = [(qx - px) / length, (qy - py) / length];
    const beside = (along: number, across: number): Point => [
      x + tx * along - ty * across,
      y + ty * along + tx * across,
    ];
    left.push(beside(0, -half));
    right.push(beside(0, half));
    if (at > 0 && at % spineEvery === 0 && half > 1.2) {
      const reach = half + spineLength * Math.min(1, half / 4);
      spines.push(polygon([beside(-2, -half + 0.6), beside(-2.6, -reach), beside(2, -half + 0.6)]));
    }
  });
  return { body: polygon([...left, ...right.reverse()]), spines: spines.join('') };
}

function between(joints: readonly Joint[], at: number, t: number): Joint {
  const joint = (index: number): Joint => joints[Math.min(joints.length - 1, Math.max(0, index))]!;
  const [a, b, c, d] = [joint(at - 1), joint(at), joint(at + 1), joint(at + 2)];
  const value = (k: 0 | 1 | 2): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
  return [value(0), value(1), value(2)];
}
