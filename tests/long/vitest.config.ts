import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { onServer, setupFiles } from '../../vitest.config.ts';
import { filesLeftOut, withoutLeftOut } from './left-out.ts';

const missing = filesLeftOut.filter((file) => !onServer.includes(file));
if (missing.length > 0) throw new Error(`not-on-pglite.ts names files that are not there: ${missing.join(', ')}`);

/** How much more the random, race and long-running tests try here, by environment variable. */
const depth = {
  FUZZ_RUNS: '200',
  BODY_SHAPES: 'all',
  WALK_ROWS: '4',
  WALK_ONE_IN: '1',
  BOMB_SIZE: '500',
  RANDOM_MOVES: '10000',
  LEDGER_STORIES: '200',
  OFFLINE_ROUNDS: '1500',
  IMPORTED_MAILS: '5000',
  IMPORTED_EVENTS: '1000',
  RANDOM_INVOICES: '1000',
  CART_RACES: '200',
  BUYERS_AT_ONCE: '1000',
  DAY_EDGES: 'all',
};
const readsDepth = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return Object.keys(depth).some((name) => text.includes(`process.env.${name}`));
};

/** It starts no servers. */
const onCluster = 'tests/long/held-event-loop.long.ts';

export default defineConfig({
  test: {
    environment: 'node',
    // Each starts its own servers.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 180_000 } },
    setupFiles,
    projects: [
      { extends: true, test: { name: 'long', include: ['tests/long/*.long.ts'], exclude: [onCluster] } },
      { extends: true, test: { name: 'long, on the cluster of the tests', include: [onCluster], globalSetup: 'tests/global-setup.ts' } },
      {
        extends: true,
        test: {
          name: 'the same, with more',
          // The walk reads its depth when it creates its companies.
          include: [...onServer.filter(readsDepth), 'tests/cross-entity-walk.test.ts'],
          globalSetup: 'tests/global-setup.ts',
          env: depth,
          // The default timeout only catches hangs; here a test does up to a hundred times as much.
          testTimeout: 3_600_000,
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
