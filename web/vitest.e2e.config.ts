import { defineConfig } from 'vitest/config';

// The whole thing in a real browser: `KAMIDANA_BIN=… npm run e2e`.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{e2e,browsers}/**/*.test.ts'],
    // However busy the machine is: what hangs is found by the waits inside.
    testTimeout: 900_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    // Every file has a browser and a server of its own, and mostly waits for them.
    maxWorkers: 2,
  },
});
