import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/{server,platform,features,app}/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts') && !file.includes('/web/'),
);

test('no response or mail is built from the address a request claims to have come to', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => /request\.url|\.get\('(X-Forwarded-)?Host'\)/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
