// Every page, light and dark, on a desktop and on a phone: into web/screenshots.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { House, settled } from './house';
import { pagesOf } from './pages';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const FOLDER = join(import.meta.dirname, '../../screenshots');

test('screenshots', async () => {
  const house = new House();
  await house.open();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await house.visit('/', { ...viewport, scheme });
      for (const [name, path] of await pagesOf(house, page.context())) {
        await house.go(page, path);
        await settled(page);
        const file = join(FOLDER, `${name}-${size}-${scheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
      await page.context().close();
    }
  }
  await house.close();
});
