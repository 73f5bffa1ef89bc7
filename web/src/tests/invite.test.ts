// What people are called, which browser it was, and which seat a refusal is about.

import { describe, expect, test } from 'vitest';
import { words } from '../core/i18n.svelte';
import { personName, recordedName } from '../core/people';
import { buildSetup, newForm, otherSeat } from '../core/setup';
import type { Game } from '../core/types';
import { readUserAgent } from '../core/user-agent';
import games from './games.json';

const game = games[0] as unknown as Game;

describe('people', () => {
  test('a guest has a nickname, or a number that every language says in its own way', async () => {
    await words.load('de');
    expect(personName({ name: 'Guest 606882', nickname: 'Amy' })).toBe('Amy');
    expect(personName({ name: 'Guest 606882', nickname: null })).toBe('Gast 606882');
    expect(personName({ name: 'Amelia' })).toBe('Amelia');
    expect(personName({ name: 'Guest of honour' })).toBe('Guest of honour');
  });

  test('a record names guests in the language of its reader, and nobody as "you"', async () => {
    await words.load('fr');
    expect(personName({ name: 'Guest 0' })).toBe('Vous');
    expect(recordedName('Guest 0')).toBe('Invité');
    expect(recordedName('Guest 606882')).toBe('Invité 606882');
    expect(recordedName('Amelia')).toBe('Amelia');
    expect(recordedName('')).toBe('');
  });
});

describe('browsers', () => {
  const mozilla = 'Mozilla/5.0';
  test.each([
    [`${mozilla} (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0`, 'Firefox', 'Linux'],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0`,
      'Edge',
      'Windows',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
    ],
    [
      `${mozilla} (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
    ],
    ['curl/8.5.0', '', ''],
  ])('%s', (agent, browser, system) => {
    expect(readUserAgent(agent)).toEqual({ browser, system });
  });
});

describe('a new game', () => {
  test('around one device has the names that were typed, and only there', () => {
    const form = newForm(game);
    form.name = ' Mum ';
    form.others = [{ kind: 'me', level: 1, name: 'Zoë' }];
    expect(buildSetup(game, form).seats).toEqual([
      { kind: 'me', name: 'Mum' },
      { kind: 'me', name: 'Zoë' },
    ]);
    form.others = [{ kind: 'invited', level: 1, name: 'Zoë' }];
    expect(buildSetup(game, form).seats).toEqual([{ kind: 'me' }, { kind: 'invited' }]);
  });

  test('a refusal about a seat finds its field, whoever sits first', () => {
    const form = newForm(game);
    expect(otherSeat(form, 'seats.1')).toBe(0);
    expect(otherSeat(form, 'seats.0')).toBe(-1);
    form.side = 'second';
    expect(otherSeat(form, 'seats.0')).toBe(0);
    expect(otherSeat(form, 'seats.1')).toBe(-1);
    expect(otherSeat(form, '')).toBeUndefined();
  });
});
