import { expect, test } from 'vitest';
import { Tour } from '../core/tour.svelte';

const asked = { asked: true, answers: 0, seats: [3, 4, 1, 2] };

test('everybody at the device looks once, also after the question was answered', () => {
  const tour = new Tour();
  tour.follow(asked, [1, 2, 4]);
  const order: (number | undefined)[] = [];
  for (let count = 0; count < 4; count += 1) {
    order.push(tour.next);
    tour.looked();
    // The last who was asked has answered: that must not show.
    tour.follow({ ...asked, asked: count === 0 }, [1, 2, 4]);
  }
  expect(order).toEqual([4, 1, 2, undefined]);
});

test('nobody looks where nobody is asked, and nobody goes on once all have seen something', () => {
  const tour = new Tour();
  tour.follow({ ...asked, asked: false }, [1, 2]);
  expect(tour.next).toBeUndefined();
  tour.follow(asked, [1, 2]);
  expect(tour.next).toBe(1);
  tour.follow(undefined, [1, 2]);
  expect(tour.next).toBeUndefined();
  tour.follow(asked, [1, 2]);
  expect(tour.next).toBe(1);
});

test('who loads the page again in the middle has everybody look again', () => {
  const tour = new Tour();
  tour.follow({ ...asked, asked: false, answers: 1 }, [1, 2]);
  expect(tour.next).toBe(1);
  tour.looked();
  tour.looked();
  tour.follow({ ...asked, asked: false, answers: 1 }, [1, 2]);
  expect(tour.next).toBeUndefined();
});
