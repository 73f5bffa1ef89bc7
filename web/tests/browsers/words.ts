// The English words of the site, by their keys: what a page is to say is written once, in locales/.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const FOLDER = join(import.meta.dirname, '../../../locales/en');
const bundle = new FluentBundle('en', { useIsolating: false });
for (const file of readdirSync(FOLDER).filter((file) => file !== 'terminal.ftl'))
  bundle.addResource(new FluentResource(readFileSync(join(FOLDER, file), 'utf8')));

export function words(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`no words for ${key}`);
  return bundle.formatPattern(pattern, args);
}
