import { expect, test } from 'vitest';
import { abilityFrom } from '#contract/ability.ts';
import { IconSettings } from '#web/icons.ts';
import {
  breadcrumbsAt,
  firstPage,
  guardedPages,
  isAt,
  isWideAt,
  type MenuGroup,
  openMenu,
  sideMenuAt,
  withoutSideMenus,
} from './menu-list.ts';
import { sideMenuCurrent, sideMenuLines } from './side-menu-lines.ts';

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

test('shows only permitted pages and no empty headings', () => {
  const admin = openMenu(menu, abilityFrom([{ action: 'manage', subject: 'all' }]));
  expect(admin.map(({ label }) => label)).toEqual(['apps', 'more']);
  const client = openMenu(menu, abilityFrom([{ action: 'read', subject: 'ACL' }]));
  expect(client).toEqual([{ label: 'more', entries: [menu[2]?.entries[0]] }]);
  expect(openMenu(menu, abilityFrom([]))).toEqual([]);
});

test('the first page is the first permitted one, however deeply nested', () => {
  const first = (...rules: Parameters<typeof abilityFrom>[0]) => firstPage(openMenu(menu, abilityFrom(rules)));
  expect(first({ action: 'manage', subject: 'all' })).toBe('/apps/email');
  expect(first({ action: 'read', subject: 'ACL' })).toBe('/access-control');
  expect(first()).toBeUndefined();
  const open = [
    {
      label: 'more',
      entries: [
        { label: 'help', href: '/help' },
        { label: 'pages', entries: menu[1]?.entries ?? [] },
      ],
    },
  ];
  expect(firstPage(open)).toBe('/apps/email');
});

test('an entry is current at its own address, below it, and on pages that belong to it', () => {
  expect(isAt('/apps/email', { href: '/apps/email' })).toBe(true);
  expect(isAt('/apps/email/inbox/3', { href: '/apps/email' })).toBe(true);
  expect(isAt('/apps/emails', { href: '/apps/email' })).toBe(false);
  expect(isAt('/apps/user/view/2', { href: '/apps/user/list', covers: ['/apps/user/view'] })).toBe(true);
});

test('the breadcrumb names the group and the entries', () => {
  const labelsAt = (path: string) => breadcrumbsAt(menu, path).map(({ label }) => label);
  expect(labelsAt('/apps/email/inbox')).toEqual(['apps', 'email']);
  expect(labelsAt('/mail')).toEqual(['more', 'pages', 'mail']);
  expect(labelsAt('/nowhere')).toEqual([]);
});

test('lists the pages that need a permission, with breadcrumb and permission', () => {
  expect(guardedPages(menu).map(({ href, labels, needs }) => [href, labels, needs.subject])).toEqual([
    ['/apps/email', ['email'], 'Email'],
    ['/access-control', ['access'], 'ACL'],
    ['/mail', ['pages', 'mail'], 'Email'],
  ]);
});

const settings: MenuGroup[] = [
  {
    label: 'company',
    entries: [
      {
        label: 'settings',
        icon: IconSettings,
        hasSideMenu: true,
        entries: [
          { label: 'account', href: '/account', tabs: [{ label: 'security', tab: 'security' }] },
          { label: 'users', href: '/users', covers: ['/user/view'], isWide: true },
        ],
      },
      { label: 'more', entries: [{ label: 'error', href: '/error' }] },
    ],
  },
];

test('the main menu shows an item with a side menu as a link to its first page, current on all of them', () => {
  const [line, other] = withoutSideMenus(settings)[0]?.entries ?? [];
  expect(line).toEqual({ label: 'settings', icon: IconSettings, href: '/account', covers: ['/account', '/users', '/user/view'] });
  expect(other).toBe(settings[0]?.entries[1]);
});

test('a side menu appears on its pages and on those that belong to them', () => {
  for (const path of ['/account', '/users', '/user/view/7']) expect(sideMenuAt(settings, path)?.label, path).toBe('settings');
  for (const path of ['/error', '/nowhere']) expect(sideMenuAt(settings, path), path).toBeUndefined();
});

test('knows which pages of a side menu are wide tables', () => {
  const entry = settings[0]?.entries[0];
  const wide = ['/users', '/user/view/7', '/account'].map((path) => entry && isWideAt(entry, path));
  expect(wide).toEqual([true, true, false]);
});

test('a side menu lists pages and tabs, and marks the current one', () => {
  const entry = settings[0]?.entries[0];
  const lines = entry ? sideMenuLines(entry) : [];
  expect(lines.map(({ href }) => href)).toEqual(['/account', '/account?tab=security', '/users']);
  const current = (path: string, tab?: unknown) => sideMenuCurrent(lines, path, tab);
  expect([current('/account'), current('/account', 'social'), current('/account', 'security')]).toEqual([
    ...['/account', '/account'],
    '/account?tab=security',
  ]);
  expect([current('/user/view/7'), current('/users', 'security'), current('/error')]).toEqual(['/users', '/users', undefined]);
});
