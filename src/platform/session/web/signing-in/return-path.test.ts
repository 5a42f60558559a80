import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const origin = 'https://atrium.test';
const to = (path: string) => returnPath(`?to=${encodeURIComponent(path)}`, origin);

test('returns a page with its search', () => {
  expect(to('/apps/email/sent?q=lamp#end')).toBe('/apps/email/sent?q=lamp#end');
});

test.each([
  'https://evil.test/',
  '//evil.test/a',
  '/\\evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  'javascript:alert(1)',
  'apps/email',
  '',
])('rejects an external redirect: %j', (path) => {
  expect(to(path)).toBeNull();
});

test('does not return to the sign-in page', () => {
  expect(to('/pages/login-cover?to=/')).toBeNull();
  expect(to('/login')).toBeNull();
});

test('is null without a page in the URL', () => {
  expect(returnPath('', origin)).toBeNull();
});
