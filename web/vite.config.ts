import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where `npm run dev` finds the server. It compares Origin with Host, so both stay as they are.
const server = process.env['KAMIDANA_SERVER'] ?? 'http://127.0.0.1:5280';

// Only index.html is built: gallery.html is a page for development.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  // Scripts and styles find each other wherever the site lies; the page says where that is.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  server: {
    // The words lie beside this directory.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/manifest.webmanifest': { target: server, changeOrigin: false },
      '/socket': { target: server, changeOrigin: false, ws: true },
    },
  },
  // Components are mounted in the tests as in a browser.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: {
    environment: 'happy-dom',
    include: ['{boards,games,src,worker}/**/*.test.ts'],
    // However busy the machine is.
    testTimeout: 120_000,
  },
});
