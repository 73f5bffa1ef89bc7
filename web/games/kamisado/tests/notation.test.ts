import { expect, test } from 'vitest';
import { direction, screenTurn } from '../notation';

test('directions are those of the mover', () => {
  expect(direction('black', 'd1', 'b3')).toBe('left');
  expect(direction('white', 'd8', 'b6')).toBe('right');
  expect(direction('white', 'd8', 'd2')).toBe('ahead');
  expect(direction('black', 'd4', 'd3')).toBe('back');
  expect(direction('black', 'd4', 'd4')).toBe('none');
});

test('arrows point as on the screen, whoever moves', () => {
  expect(screenTurn('d8', 'f6', 'black')).toBe(135);
  expect(screenTurn('d8', 'f6', 'white')).toBe(315);
  expect(screenTurn('d1', 'd4', 'black')).toBe(0);
  expect(screenTurn('d1', 'd4', 'white')).toBe(180);
});
