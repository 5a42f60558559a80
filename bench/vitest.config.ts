import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['bench/*.bench.ts'],
    globalSetup: 'tests/global-setup.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
