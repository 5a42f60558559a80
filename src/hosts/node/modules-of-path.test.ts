import { expect, test } from 'vitest';
import { modulesOfPath, pageOfPath } from './modules-of-path.ts';

const pages = [
  { path: '/', module: 'home' },
  { path: '/apps/email', module: 'layout' },
  { path: '/apps/email', module: 'list' },
  { path: '/apps/email/:folder', module: 'list' },
  { path: '/apps/email/:folder/:mailId', module: 'mail' },
  { path: '/apps/email/label/:label', module: 'list' },
];

test.each([
  ['/', ['home']],
  ['/apps/email', ['layout', 'list']],
  ['/apps/email/', ['layout', 'list']],
  ['/apps/email/sent', ['list']],
  ['/apps/email/sent/7', ['mail']],
  ['/apps/email/label/private', ['list']],
  ['/apps', []],
  ['/apps/email/sent/7/8', []],
])('%s needs %j', (path, modules) => {
  expect(modulesOfPath(pages, path)).toEqual(modules);
});

test('what stands in the open segments of an address is named as the pattern names it', () => {
  expect(pageOfPath(pages, '/apps/email/sent/7')).toEqual({
    pattern: '/apps/email/:folder/:mailId',
    params: { folder: 'sent', mailId: '7' },
    modules: ['mail'],
  });
  expect(pageOfPath(pages, '/nowhere/at/all')).toBeUndefined();
});
