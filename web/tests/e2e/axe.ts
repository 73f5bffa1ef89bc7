// What an accessibility checker has to say about a page.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** All complaints, or only those about colours: the rest is the same in every theme. */
export async function complaints(page: Page, about: 'all' | 'colours' = 'all'): Promise<string[]> {
  // There are no frames to look into, and without them it is much faster.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (about === 'colours') axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
