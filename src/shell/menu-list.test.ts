import { expect, test } from 'vitest';
import { abilityFrom } from '#contract/ability.ts';
import { isAt, type MenuGroup, openMenu, trailTo } from './menu-list.ts';

const menu: MenuGroup[] = [
  { label: 'dashboards', entries: [] },
  { label: 'apps', entries: [{ label: 'email', href: '/apps/email', needs: { action: 'read', subject: 'Email' } }] },
  {
    label: 'more',
    entries: [
      { label: 'access', href: '/access-control', needs: { action: 'read', subject: 'ACL' } },
      { label: 'pages', entries: [{ label: 'mail', href: '/mail', needs: { action: 'read', subject: 'Email' } }] },
    ],
  },
];

test('a person sees what they may open, and no empty headings', () => {
  const admin = openMenu(menu, abilityFrom([{ action: 'manage', subject: 'all' }]));
  expect(admin.map(({ label }) => label)).toEqual(['apps', 'more']);
  const client = openMenu(menu, abilityFrom([{ action: 'read', subject: 'ACL' }]));
  expect(client).toEqual([{ label: 'more', entries: [menu[2]?.entries[0]] }]);
  expect(openMenu(menu, abilityFrom([]))).toEqual([]);
});

test('an entry is open on its own address and those below it', () => {
  expect(isAt('/apps/email', '/apps/email')).toBe(true);
  expect(isAt('/apps/email/inbox/3', '/apps/email')).toBe(true);
  expect(isAt('/apps/emails', '/apps/email')).toBe(false);
});

test('the trail names group and entries', () => {
  expect(trailTo(menu, '/apps/email/inbox')).toEqual(['apps', 'email']);
  expect(trailTo(menu, '/mail')).toEqual(['more', 'pages', 'mail']);
  expect(trailTo(menu, '/nowhere')).toEqual([]);
});
