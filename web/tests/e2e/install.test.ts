// The site as an application: what Chromium wants of it to install it.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, kept } from './house';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
}

interface Manifest {
  name: string;
  lang: string;
  description: string;
  start_url: string;
  scope: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

test('Chromium would install it, and finds all that the manifest promises', async () => {
  const page = await house.visit('/', { locale: 'de' });
  await kept(page);
  const browser = await page.context().newCDPSession(page);
  const { errors, data, url } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The tests browse as in a private window.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);

  const manifest = JSON.parse(data ?? '') as Manifest;
  expect(manifest.lang).toBe('de');
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Kamisado', 'Kami', 'Kamon']);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const { icons, screenshots, shortcuts } = manifest;
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)];
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, new URL(src, url).href);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
  const [first] = shortcuts;
  await page.goto(new URL(first?.url ?? '', url).href);
  await page.getByRole('radio', { name: 'Kamisado', checked: true }).waitFor();
  await page.context().close();
});
