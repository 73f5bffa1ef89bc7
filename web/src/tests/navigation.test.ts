import { beforeEach, describe, expect, test } from 'vitest';
import { Pages } from '../core/pages.svelte';
import { followLinks, router } from '../core/router.svelte';

/** A page that comes, or does not, when the test says so. */
function later(page: string) {
  let arrive = (): void => undefined;
  let fail = (): void => undefined;
  const load = (): Promise<{ default: string }> =>
    new Promise((done, failed) => {
      arrive = () => done({ default: page });
      fail = () => failed(new Error('offline'));
    });
  return { load, arrive: () => arrive(), fail: () => fail() };
}

describe('of two pages that are asked for', () => {
  test('the later one is shown, whichever comes first', async () => {
    const pages = new Pages<string>();
    const [slow, quick] = [later('slow'), later('quick')];
    const first = pages.show(slow.load, {}, 1);
    const second = pages.show(quick.load, { id: 'x' }, 2);
    quick.arrive();
    expect(await second).toBe(true);
    slow.arrive();
    expect(await first).toBe(false);
    expect(pages.shown).toEqual({ page: 'quick', params: { id: 'x' }, visit: 2 });
  });

  test('only the later one can fail', async () => {
    const pages = new Pages<string>();
    const [lost, there] = [later('lost'), later('there')];
    const first = pages.show(lost.load, {}, 1);
    const second = pages.show(there.load, {}, 2);
    there.arrive();
    await second;
    lost.fail();
    await first;
    expect(pages.failed).toBe(false);
    const third = pages.show(lost.load, {}, 3);
    lost.fail();
    await third;
    expect(pages.failed).toBe(true);
  });
});

describe('a link', () => {
  const click = (href: string): MouseEvent => {
    document.body.innerHTML = `<a href="${href}">to</a><main id="main" tabindex="-1"></main>`;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 });
    document.body.addEventListener('click', followLinks, { once: true });
    document.querySelector('a')?.dispatchEvent(event);
    return event;
  };
  beforeEach(() => router.go('/watch'));

  test('to a place on the same page is no new visit', () => {
    const before = router.visits;
    expect(click('#main').defaultPrevented).toBe(true);
    expect(router.visits).toBe(before);
    expect(document.activeElement?.id).toBe('main');
  });

  test('to another page is one', () => {
    const before = router.visits;
    click('/learn');
    expect([router.path, router.visits]).toEqual(['/learn', before + 1]);
  });
});
