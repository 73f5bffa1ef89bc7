// Every page, light and dark, on a desktop and on a phone: into web/screenshots.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { House } from './house';
import { pagesOf } from './pages';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } };
const FOLDER = join(import.meta.dirname, '../../screenshots');

test('screenshots', async () => {
  const house = new House();
  await house.open();
  mkdirSync(FOLDER, { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await house.visit('/', { ...viewport, scheme });
      for (const path of await pagesOf(page)) {
        await page.goto(house.url + path);
        await page.locator('main h1').waitFor({ state: 'attached' });
        await page.waitForTimeout(900);
        const kind = await page
          .locator('main .table')
          .getAttribute('class', { timeout: 50 })
          .catch(() => '');
        const game = /kamisado|kamon|kami/.exec(kind ?? '')?.[0];
        const name =
          path
            .replace(/^\//, '')
            .replace(/table\/\w{12}/, `table-${game ?? ''}`)
            .replace(/\//g, '-')
            .replace(/people-.*/, 'people') || 'home';
        await page.screenshot({
          path: join(FOLDER, `${name}-${size}-${scheme}.png`),
          fullPage: true,
        });
      }
      await page.context().close();
    }
  }
  await house.close();
});
