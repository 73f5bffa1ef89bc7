import { afterEach, describe, expect, test, vi } from 'vitest';
import { inward, leadLinks } from '../core/base';

describe('an address is to the site what it is at the root', () => {
  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/rules/one', '/rules/one'],
    ['/rules/one/', '/rules/one'],
    ['/rules/one/index.de.html', '/rules/one'],
    ['/people/index', '/people/index'],
  ])('%s', (address, path) => expect(inward(address)).toBe(path));
});

describe('below a path', () => {
  afterEach(() => void (document.body.innerHTML = ''));

  test('links lead there, also those that come or change later, and no others', async () => {
    leadLinks('/games');
    document.body.innerHTML =
      '<p><a href="/learn">a</a><a href="#main">b</a><a href="https://a.example/">c</a></p>';
    const links = [...document.querySelectorAll('a')];
    const addresses = (): (string | null)[] => links.map((link) => link.getAttribute('href'));
    await vi.waitFor(() =>
      expect(addresses()).toEqual(['/games/learn', '#main', 'https://a.example/']),
    );
    links[0]?.setAttribute('href', '/rules/one?a=1');
    await vi.waitFor(() => expect(addresses()[0]).toBe('/games/rules/one?a=1'));
  });
});
