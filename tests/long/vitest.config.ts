import { defineConfig } from 'vitest/config';
import { onServer, setupFiles } from '../../vitest.config.ts';
import { filesLeftOut, withoutLeftOut } from './left-out.ts';

const missing = filesLeftOut.filter((file) => !onServer.includes(file));
if (missing.length > 0) throw new Error(`not-on-pglite.ts names files that are not there: ${missing.join(', ')}`);

export default defineConfig({
  test: {
    environment: 'node',
    // Each starts servers of its own.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    setupFiles,
    projects: [
      { extends: true, test: { name: 'long', include: ['tests/long/*.long.ts'] } },
      {
        extends: true,
        test: {
          name: 'the same, with more',
          include: [
            'tests/fuzz.test.ts',
            'tests/body-limits.test.ts',
            'tests/cross-entity-walk.test.ts',
            'src/features/email/server/compose/sanitize-message.test.ts',
            'src/features/kanban/server/kanban-races.test.ts',
            'src/features/email/server/transfer/transfer.test.ts',
            'src/features/invoice/server/invoice-amounts.test.ts',
          ],
          globalSetup: 'tests/global-setup.ts',
          env: {
            FUZZ_RUNS: '200',
            BODY_SHAPES: 'all',
            WALK_ROWS: '4',
            WALK_ONE_IN: '1',
            BOMB_SIZE: '500',
            RANDOM_MOVES: '10000',
            LEDGER_STORIES: '200',
            OFFLINE_ROUNDS: '1500',
            IMPORTED_MAILS: '5000',
            RANDOM_INVOICES: '1000',
            CART_RACES: '200',
          },
        },
      },
      {
        extends: true,
        plugins: [withoutLeftOut()],
        test: {
          name: 'on PGlite',
          include: onServer.filter((file) => !filesLeftOut.includes(file)),
          env: { TEST_DATABASE: 'pglite' },
          isolate: false,
          fileParallelism: true,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
