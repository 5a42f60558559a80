import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Each starts servers of its own.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'long', include: ['tests/long/*.long.ts'] } },
      {
        extends: true,
        test: {
          name: 'the same, with more',
          include: [
            'tests/fuzz.test.ts',
            'src/features/kanban/server/kanban-races.test.ts',
            'src/features/email/server/transfer/transfer.test.ts',
            'src/features/invoice/server/invoice-amounts.test.ts',
          ],
          globalSetup: 'tests/global-setup.ts',
          env: { FUZZ_RUNS: '200', RANDOM_MOVES: '10000', IMPORTED_MAILS: '5000', RANDOM_INVOICES: '1000' },
        },
      },
    ],
  },
});
