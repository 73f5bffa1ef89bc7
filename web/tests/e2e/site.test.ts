// The site as files (`kamidana site`), behind a web server that knows nothing of it.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaints } from './axe';
import { FileServer } from './files';
import { House, kept, settled } from './house';
import { learnAndProve } from './journeys';
import { kamonTurn, moves, playUntil } from './players';
import { BINARY } from './server';

const folder = mkdtempSync(join(tmpdir(), 'kamidana-site-'));
const site = join(folder, 'site');
const house = new House();
beforeAll(async () => {
  execFileSync(BINARY, ['site', site, '--url', 'https://kamidana.example/shelf/games/']);
  await house.open();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => expect(house.problems()).toEqual([]));

const read = (file: string): string => readFileSync(join(site, file), 'utf8');

test('what was written before is not written over by mistake', () => {
  const again = spawnSync(BINARY, ['site', site], { encoding: 'utf8' });
  expect(again.status).toBe(2);
  expect(again.stderr).toContain('is not empty; --force writes into it');
  const wrong = spawnSync(BINARY, ['site', join(folder, 'new'), '--url', 'here'], {
    encoding: 'utf8',
  });
  expect(wrong.stderr).toContain('has to begin with http');
  expect(existsSync(join(folder, 'new'))).toBe(false);
  execFileSync(BINARY, ['site', site, '--force', '--url', 'https://kamidana.example/shelf/games/']);
});

test('every page says what it is without a script, in five languages', () => {
  const english = read('rules/kamon/index.html');
  expect(english).toContain('<title>The rules of Kamon · Kamidana</title>');
  expect(english).toContain('href="https://kamidana.example/shelf/games/rules/kamon/"');
  expect(english).toMatch(/<noscript>[^]*<h2>[^]*<\/noscript>/);
  expect(read('rules/kamon/index.de.html')).toContain('<title>Die Regeln von Kamon');
  expect(read('rules/kamon/index.tr.html')).toContain('<html lang="tr"');
  expect(read('404.html')).toContain('src="/shelf/games/assets/');
  expect(read('sitemap.xml')).toContain('https://kamidana.example/shelf/games/learn/kami/');
  expect(existsSync(join(site, 'watch'))).toBe(false);
  expect(existsSync(join(site, 'game/kami/picture.png'))).toBe(true);
});

describe.each(['', '/shelf/games'])('at %s/', (below) => {
  const files = new FileServer(site, below);
  beforeAll(() => files.open());
  afterAll(() => files.close());

  test('it works, offers nothing that needs a server, and asks none', async () => {
    house.url = files.url;
    const page = await house.visit('/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('websocket', (socket) => asked.push(socket.url()));
    await kept(page);
    await settled(page);
    expect(await page.getByRole('link', { name: 'Watch' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
    expect(await page.getByText('Offline', { exact: true }).count()).toBe(0);
    expect(await complaints(page)).toEqual([]);

    // Links lead to the same place with and without a click of ours.
    const learn = page.getByRole('link', { name: 'Learn' });
    expect(await learn.getAttribute('href')).toBe(`${below}/learn`);
    await learn.click();
    await page.waitForURL(`${files.url}/learn`);
    await page.reload();
    await page
      .getByRole('link', { name: /Kamisado/ })
      .first()
      .waitFor();

    await learnAndProve(house, page);

    await house.go(page, '/');
    await page.getByRole('button', { name: 'Play now: Kamon' }).click();
    await page.waitForURL(`${files.url}/local?*`);
    await playUntil(page, kamonTurn, async () => (await moves(page)) >= 4);
    await page.reload();
    await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(4);

    expect(asked.filter((path) => /\/(api|socket)(\/|$)/.test(path))).toEqual([]);
    await page.context().close();
  });

  test('it opens without its web server too, wherever one was', async () => {
    house.url = files.url;
    const page = await house.visit('/');
    await kept(page);
    await files.close();
    await house.go(page, '/rules/kami');
    await page.getByRole('heading', { name: 'The rules of Kami' }).waitFor();
    await settled(page);
    await house.go(page, '/nowhere');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.context().close();
  });
});
