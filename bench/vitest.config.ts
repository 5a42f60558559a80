import { defineConfig } from 'vitest/config';

// One timestamp for both the sample data template and the clocks.
process.env.TESTS_BEGIN ??= new Date().toISOString();

export default defineConfig({
  test: {
    environment: 'node',
    include: ['bench/*.bench.ts'],
    globalSetup: 'tests/global-setup.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
