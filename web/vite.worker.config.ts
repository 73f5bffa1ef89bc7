import { defineConfig } from 'vite';

// The service worker: one file at the root of the site, beside the pages.
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    lib: {
      entry: 'worker/push.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'worker.js',
    },
  },
});
