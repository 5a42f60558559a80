import { expect, test } from 'vitest';
import { pageOfPath } from './page-of-path.ts';

const pages = ['/', '/apps/email', '/apps/email/:folder', '/apps/email/:folder/:mailId', '/apps/email/label/:label'].map((path) => ({
  path,
}));

test.each([
  ['/', '/'],
  ['/apps/email', '/apps/email'],
  ['/apps/email/', '/apps/email'],
  ['/apps/email/sent', '/apps/email/:folder'],
  ['/apps/email/sent/7', '/apps/email/:folder/:mailId'],
  ['/apps/email/label/private', '/apps/email/label/:label'],
  ['/apps', undefined],
  ['/apps/email/sent/7/8', undefined],
])('%s is %s', (path, pattern) => {
  expect(pageOfPath(pages, path)?.page.path).toBe(pattern);
});

test('what stands in the open segments of an address is named as the pattern names it', () => {
  expect(pageOfPath(pages, '/apps/email/sent/7')?.params).toEqual({ folder: 'sent', mailId: '7' });
});
