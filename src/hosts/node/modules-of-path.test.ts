import { expect, test } from 'vitest';
import { modulesOfPath } from './modules-of-path.ts';

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
