/**
 * A run of a test runner.
 * @typedef {{ runner: 'vitest' | 'playwright', args: string[], env?: Record<string, string> }} TestRun
 */

/** @type {TestRun[]} What `npm test` runs beside the checks. */
export const usualRuns = [
  { runner: 'vitest', args: [] },
  { runner: 'playwright', args: [] },
];

/** @type {TestRun[]} What only `npm run test:full` runs. */
export const fullRuns = [
  { runner: 'vitest', args: ['--config', 'tests/long/vitest.config.ts'] },
  { runner: 'playwright', args: ['--config', 'tests/long/playwright.config.ts'] },
  { runner: 'playwright', args: ['--project=server', 'e2e/sweep.spec.ts', '--grep', ': Arabic'], env: { SWEEP: 'all' } },
];
