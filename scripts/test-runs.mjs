/**
 * A run of a test runner.
 * @typedef {{ runner: 'vitest' | 'playwright', args: string[], env?: Record<string, string> }} TestRun
 */

/** The browser tests of `npm test`: those that need a real browser, and the sweep. */
const inEveryRun = '@core|sweep\\.spec';

/** @type {TestRun[]} What `npm test` runs in addition to the checks. */
export const usualRuns = [
  { runner: 'vitest', args: [] },
  { runner: 'playwright', args: ['--grep', inEveryRun] },
];

/** @type {TestRun[]} What only `npm run test:full` runs. */
export const fullRuns = [
  { runner: 'vitest', args: ['--config', 'tests/long/vitest.config.ts'] },
  { runner: 'playwright', args: ['--config', 'tests/long/playwright.config.ts'] },
  { runner: 'playwright', args: ['--project=server', '--grep-invert', inEveryRun] },
  { runner: 'playwright', args: ['--project=server', 'e2e/sweep.spec.ts'], env: { SWEEP: 'all' } },
];
