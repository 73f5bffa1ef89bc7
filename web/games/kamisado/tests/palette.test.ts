import { describe, expect, it } from 'vitest';

import { COLOURS, contrast, PALETTES, textOn } from '../palette';
import { ciede2000, SIGHTS, smallestDifference } from './colour-science';

const coloursOf = (name: keyof typeof PALETTES): string[] =>
  COLOURS.map((colour) => PALETTES[name][colour]);

describe('the measure', () => {
  // Three pairs of the published test data of CIEDE2000 (Sharma, Wu, Dalal 2005).
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)('agrees with the published difference of %j and %j', (one, other, difference) => {
    expect(ciede2000(one, other)).toBeCloseTo(difference, 3);
  });
});

describe('the lacquer palette', () => {
  it('keeps any two colours 20 apart for normal sight', () => {
    expect(smallestDifference(coloursOf('lacquer'), 'normal')).toBeGreaterThanOrEqual(20);
  });

  it.each(SIGHTS)('keeps any two colours 10 apart for %s', (sight) => {
    expect(smallestDifference(coloursOf('lacquer'), sight)).toBeGreaterThanOrEqual(10);
  });
});

describe('the distinct palette', () => {
  it.each(SIGHTS)('keeps any two colours 18 apart for %s', (sight) => {
    expect(smallestDifference(coloursOf('distinct'), sight)).toBeGreaterThanOrEqual(18);
  });
});

describe.each(Object.keys(PALETTES) as (keyof typeof PALETTES)[])('text on %s', (name) => {
  it.each(COLOURS)('reads well on %s', (colour) => {
    const ground = PALETTES[name][colour];
    expect(contrast(ground, textOn(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
