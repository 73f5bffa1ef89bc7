import { defineConfig } from 'vitest/config';

// `make bench-browser`
export default defineConfig({
  test: { environment: 'node', include: ['tests/e2e/budgets.ts'], disableConsoleIntercept: true },
});
