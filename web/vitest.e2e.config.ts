import { defineConfig } from 'vitest/config';

// The whole thing in a real browser: `KAMIDANA_BIN=… npm run e2e`.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{e2e,browsers}/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // Every file has a browser and a server of its own, and mostly waits for them.
    maxWorkers: 2,
  },
});
