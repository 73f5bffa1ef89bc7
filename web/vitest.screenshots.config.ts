import { defineConfig } from 'vitest/config';

// `KAMIDANA_BIN=… npm run screenshots`
export default defineConfig({
  test: { environment: 'node', include: ['tests/e2e/screenshots.ts'], testTimeout: 600_000 },
});
