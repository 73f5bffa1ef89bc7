// What works with a server and without one.

import type { Page } from 'playwright-core';
import type { House } from './house';
import { kamisadoMove } from './players';

const POSITION = '2PKYRG1/1B6/7N/2r+1y++3/8/O+7/8/ng2kpbo b b 15 4-1';

/** Solves a step of a course, and has something proven. */
export async function learnAndProve(house: House, page: Page): Promise<void> {
  await house.go(page, '/learn/kamisado?step=2');
  await page.getByRole('heading', { name: 'Forward only' }).waitFor();
  await kamisadoMove(page, 'g1e3');
  await page.locator('.foot .primary').waitFor();

  await house.go(page, '/analysis');
  await page.getByLabel('Position or record').fill(POSITION);
  await page.getByRole('button', { name: 'Open' }).click();
  const verdicts = page.getByRole('list', { name: 'Moves, best first' });
  await verdicts.getByText('proven').first().waitFor();
}
