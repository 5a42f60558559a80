import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const most = 20;

/** Journeys cost seconds each: what a page test can show belongs there, and what is left runs in `npm run test:full`. */
test(`at most ${most} journeys run in npm test`, () => {
  const sources = globSync('e2e/*.spec.ts').map((file) => readFileSync(file, 'utf8'));
  expect(sources.join('\n').split("'@core'").length - 1).toBeLessThanOrEqual(most);
});
