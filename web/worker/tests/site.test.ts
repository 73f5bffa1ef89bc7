import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KeptSite, type Build } from '../site';

const SCOPE = 'https://a.example/games/';
const ONE: Build = { version: '1', files: ['assets/a-1.js', 'icon.svg'], entry: 'assets/a-1.js' };
const TWO: Build = {
  version: '2',
  files: ['assets/a-1.js', 'assets/b-2.js', 'icon.svg'],
  entry: 'assets/b-2.js',
};

/** As much of the browser's caches as is needed. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  readonly #cache = (kept: Map<string, Response>) => ({
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
    put: (address: string, answer: Response) => Promise.resolve(void kept.set(address, answer)),
  });
  open = (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return Promise.resolve(this.#cache(kept));
  };
  match = (address: string) =>
    Promise.resolve(
      [...this.all.values()]
        .find((kept) => kept.has(address))
        ?.get(address)
        ?.clone(),
    );
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
}

let caches: Caches;
let pages: Record<string, string>;
const fetched = vi.fn((address: string) =>
  Promise.resolve(
    address in pages ? new Response(pages[address]) : new Response('', { status: 404 }),
  ),
);
const fetchedPaths = (): string[] =>
  fetched.mock.calls.map(([address]) => address.slice(SCOPE.length)).sort();

const kept = (build: Build, savesData = false): KeptSite =>
  new KeptSite(build, {
    scope: SCOPE,
    caches: caches as unknown as CacheStorage,
    fetch: fetched,
    savesData: () => savesData,
  });

beforeEach(() => {
  caches = new Caches();
  fetched.mockClear();
  pages = {
    [SCOPE]: '<script src="./assets/a-1.js"></script>',
    [`${SCOPE}assets/a-1.js`]: 'one',
    [`${SCOPE}icon.svg`]: '<svg/>',
  };
});

const never = new Promise<Response>(() => undefined);
const offline = (): Promise<Response> => Promise.reject(new TypeError('no network'));

test('all of the site is kept, and its page is good for every address', async () => {
  const site = kept(ONE);
  await site.keep();
  expect(fetchedPaths()).toEqual(['', 'assets/a-1.js', 'icon.svg']);
  const page = await (await site.page(offline())).text();
  expect(page).toBe('<script src="/games/assets/a-1.js"></script>');
  expect(await (await site.file(`${SCOPE}assets/a-1.js`)).text()).toBe('one');
});

test('whoever saves data fetches the page, and keeps what they use', async () => {
  const site = kept(ONE, true);
  await site.keep();
  expect(fetchedPaths()).toEqual(['']);
  await site.file(`${SCOPE}assets/a-1.js`);
  await site.file(`${SCOPE}assets/a-1.js`);
  expect(fetchedPaths()).toEqual(['', 'assets/a-1.js']);
});

test('the page of another version, or a file that is missing, is no site', async () => {
  await expect(kept(TWO).keep()).rejects.toThrow('another version');
  pages[SCOPE] = '<script src="./assets/b-2.js"></script>';
  await expect(kept(TWO).keep()).rejects.toThrow('b-2.js: 404');
});

test('a new version fetches what changed; the one before stays for those who see it', async () => {
  await kept(ONE).keep();
  fetched.mockClear();
  pages[SCOPE] = '<script src="./assets/b-2.js"></script>';
  pages[`${SCOPE}assets/b-2.js`] = 'two';
  const two = kept(TWO);
  await two.keep();
  expect(fetchedPaths()).toEqual(['', 'assets/b-2.js', 'icon.svg']);
  await caches.open('kamidana-site-0').then(() => undefined);
  await caches.open('others');
  const three = kept({ ...TWO, version: '3' });
  await three.keep();
  await three.forgetOld();
  expect(await caches.keys()).toEqual(['kamidana-site-0', 'others', 'kamidana-site-3']);
});

describe('a page', () => {
  test('is the server’s, as long as it answers', async () => {
    const site = kept(ONE);
    await site.keep();
    const refused = new Response('nothing here', { status: 404 });
    expect(await site.page(Promise.resolve(refused))).toBe(refused);
    const broken = new Response('bad gateway', { status: 502 });
    expect((await site.page(Promise.resolve(broken))).status).toBe(200);
  });

  test('of a copy in files is ours even where its host knows none', async () => {
    pages[SCOPE] += '<meta name="kamidana-server" content="none">';
    const site = kept(ONE);
    await site.keep();
    const missing = new Response('Error response', { status: 404 });
    expect((await site.page(Promise.resolve(missing))).status).toBe(200);
  });

  test('does not wait for ever', async () => {
    vi.useFakeTimers();
    const site = kept(ONE);
    await site.keep();
    const page = site.page(never);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await page).status).toBe(200);
    vi.useRealTimers();
  });
});

test.each([
  ['GET', 'navigate', 'rules/one', 'page'],
  ['GET', 'navigate', 'people/a.b', 'page'],
  ['GET', 'navigate', 'api', undefined],
  ['GET', 'navigate', 'api/me/export', undefined],
  ['GET', 'navigate', 'table/x/picture.png', undefined],
  ['GET', 'cors', 'assets/old-9.js', 'file'],
  ['GET', 'cors', 'icon.svg', 'file'],
  ['GET', 'cors', 'api/me', undefined],
  ['GET', 'cors', 'api/assets/x', undefined],
  ['POST', 'navigate', 'rules/one', undefined],
] as const)('%s %s %s: %s', (method, mode, path, kind) =>
  expect(kept(ONE).kind({ method, mode, url: SCOPE + path })).toBe(kind),
);

test('what lies elsewhere is none of ours', () => {
  const url = 'https://a.example/other';
  expect(kept(ONE).kind({ method: 'GET', mode: 'navigate', url })).toBeUndefined();
});
