import { expect, test } from 'vitest';
import { direction } from '../notation';

test('directions are those of the mover', () => {
  expect(direction('black', 'd1', 'b3')).toBe('left');
  expect(direction('white', 'd8', 'b6')).toBe('right');
  expect(direction('white', 'd8', 'd2')).toBe('ahead');
  expect(direction('black', 'd4', 'd3')).toBe('back');
  expect(direction('black', 'd4', 'd4')).toBe('none');
});
