import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const most = 20;

/** Browser tests cost seconds each: move what a page test can show there, and leave the others to `npm run test:full`. */
test(`runs at most ${most} browser tests in npm test`, () => {
  const sources = globSync('e2e/*.spec.ts').map((file) => readFileSync(file, 'utf8'));
  expect(sources.join('\n').split("'@core'").length - 1).toBeLessThanOrEqual(most);
});
