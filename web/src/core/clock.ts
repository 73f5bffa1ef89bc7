// What a clock shows some time after the server read it, and how that is written.

import type { Reading } from './types';

/** The reading `passed` milliseconds later: what passes is taken off it, period by period. */
export function later(reading: Reading, passed: number): Reading {
  if (!reading.running) return reading;
  let { millis, periods } = reading;
  let used = Math.max(0, passed);
  while (used > millis && periods > 0) {
    used -= millis;
    periods -= 1;
    millis = reading.period;
  }
  return { ...reading, millis: Math.max(0, millis - used), periods };
}

/** `4:09`, `1:02:03`; with tenths when it gets tight. Days are written by the caller. */
export function clockText(millis: number): string {
  if (millis < 10_000) {
    const tenths = Math.floor(millis / 100);
    return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  const seconds = Math.floor(millis / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export const isLow = (millis: number): boolean => millis < 20_000;
