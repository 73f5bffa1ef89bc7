import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const SITE = 'dist';
/** The page comes as the server writes it, and the browser itself asks for the worker. */
const NOT_KEPT = ['index.html', 'worker.js'];

/** Tells the worker which files make up the site that was built before it. */
function builtFiles(): Plugin {
  const name = 'virtual:files';
  return {
    name: 'built-files',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const all = readdirSync(SITE, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(SITE.length + 1))
        .sort();
      const page = readFileSync(join(SITE, 'index.html'), 'utf8');
      const entry = /assets\/index-[\w-]+\.js/.exec(page)?.[0];
      if (!entry) throw new Error('the page has no script');
      const version = createHash('sha256').update(page);
      const files = all.filter((file) => !NOT_KEPT.includes(file));
      for (const file of files) version.update(file).update(readFileSync(join(SITE, file)));
      const told = { VERSION: version.digest('hex').slice(0, 16), FILES: files, ENTRY: entry };
      return Object.entries(told)
        .map(([what, value]) => `export const ${what} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

// The service worker: one file at the root of the site, beside the pages.
export default defineConfig({
  publicDir: false,
  plugins: [builtFiles()],
  build: {
    outDir: SITE,
    emptyOutDir: false,
    lib: {
      entry: 'worker/main.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'worker.js',
    },
  },
});
