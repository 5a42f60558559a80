import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Ability, abilityFrom } from '#contract/ability.ts';
import { grantableSubjects } from '#contract/grantable.ts';
import { languages } from '#contract/languages.ts';
import { webhookKinds } from '#contract/webhook-kinds.ts';
import { bookmarkPages } from '#platform/bookmarks/bookmark-pages.ts';
import { menuPages, openMenu, sideMenuAt, withoutSideMenus } from '#shell/menu-list.ts';
import { sideMenuLines } from '#shell/side-menu-lines.ts';
import { pagesOf } from '#web/page-table.ts';
import { readSources } from '../../scripts/read-sources.mjs';
import { menuTable } from './areas.ts';
import { menuFor, menuOf } from './menu.ts';
import { menuLines } from './menu-lines.ts';
import { serverAreas } from './server-areas.ts';
import { fileReferences } from './sweep-work.ts';

/** The folder of each area as written in imports: `features/todo`. */
const areas = ['features', 'platform'].flatMap((layer) => readdirSync(`src/${layer}`).map((name) => `${layer}/${name}`));
const listed = (list: string) => readFileSync(`src/app/${list}`, 'utf8');
/** The files that list pages: one per area, plus the setup pages, which share one lazy area. */
const listsOfPages = () => `${listed('areas.ts')}${listed('setup-pages.ts')}`;

test('every server area and page table is registered in its list', () => {
  for (const area of areas) {
    for (const [file, list] of [
      ['server/area.ts', 'server-areas.ts'],
      ['web/pages.ts', 'areas.ts'],
    ] as const) {
      const lists = list === 'areas.ts' ? listsOfPages() : listed(list);
      if (existsSync(`src/${area}/${file}`)) expect(lists, area).toContain(`'#${area}/${file}'`);
    }
    if (existsSync(`src/${area}/server/routes.ts`)) expect(existsSync(`src/${area}/server/area.ts`), area).toBe(true);
  }
});

test('every sweep, file reference list and worker task is registered', () => {
  for (const [file, text] of readSources('.')) {
    const [, area, name] = /^src\/((?:features|platform)\/[^/]+)\/server\/(.+)\.ts$/.exec(file) ?? [];
    if (!area || !name || file.endsWith('.test.ts')) continue;
    const listing = () => readFileSync(`src/${area}/server/area.ts`, 'utf8');
    // The sweep of files runs last for all areas together, so it isn't listed by its own area.
    if (area !== 'platform/files' && /(^|\/)(sweep-[^/]+|named-files)$/.test(name)) expect(listing(), file).toContain(`./${name}.ts`);
    if (/= heavyTask\(/.test(text)) expect(listed('heavy-tasks.ts'), file).toContain(`'#${area}/server/${name}.ts'`);
  }
  expect(fileReferences.length).toBeGreaterThan(10);
});

test('every permission subject, menu item, trash kind and webhook kind is translated', () => {
  const trashKinds = serverAreas.flatMap(({ trash = [] }) => trash.map(({ kind }) => kind));
  const wordsOf = (folder: string, language: string) => JSON.parse(readFileSync(`${folder}/locales/${language}.json`, 'utf8'));
  for (const { code } of languages) {
    const { menu: lines, ui } = wordsOf('src/web', code);
    const { covers } = wordsOf('src/features/roles', code).roles;
    for (const subject of grantableSubjects) expect([ui.subject[subject], covers[subject]], `${subject}, ${code}`).not.toContain(undefined);
    const inTrash = wordsOf('src/platform/trash', code).trash.kinds;
    for (const kind of trashKinds) expect(inTrash[kind], `${kind} in the trash, ${code}`).toBeTruthy();
    const ofWebhooks = wordsOf('src/features/webhooks', code).webhooks.kinds;
    for (const kind of webhookKinds) expect(ofWebhooks[kind], `${kind} of webhooks, ${code}`).toBeTruthy();
    const headings = menuLines.flatMap(({ label, entries }) => [label, ...entries.map((entry) => entry.label)]);
    for (const label of headings) expect(lines[label.replace('menu.', '')], `${label}, ${code}`).toBeTruthy();
    for (const { menu, path } of pagesOf(menuTable)) {
      const labels = [menu?.label, menu?.under, ...(menu?.tabs ?? []).map(({ label }) => label)].filter((label) => label !== undefined);
      for (const label of labels) expect(lines[label.replace('menu.', '')], `${path}, ${code}`).toBeTruthy();
    }
  }
});

test('a menu item is either a page or a submenu, never both: its own page would be unreachable', () => {
  const rows = pagesOf(menuTable);
  const headings = new Set(rows.map(({ menu }) => menu?.under));
  for (const { menu, path } of rows) if (menu && !menu.under) expect(headings.has(menu.label), path).toBe(false);
});

const everything = { can: () => true };

test('hides only the sample pages from the menu when the showcase is hidden', () => {
  const labels = (user: Parameters<typeof menuFor>[1]) =>
    menuFor(menuTable, user).flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(labels({}).filter((label) => !labels({ hidesShowcase: true }).includes(label))).toEqual(['menu.developers']);
});

test('shows clients their home, the help and their settings, all of which they can open', () => {
  const client = abilityFrom([
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ]);
  const menu = menuFor(menuTable, { role: 'client' });
  expect(openMenu(menu, client)).toEqual(menu);
  expect(menuPages(menu).map(({ label, href }) => [label, href])).toEqual([
    ['menu.home', '/access-control'],
    ['menu.knowledgeBase', '/pages/knowledge-base'],
    ['menu.faq', '/pages/faq'],
    ['menu.accountSettings', '/pages/account-settings'],
  ]);
  expect(sideMenuAt(menu, '/pages/account-settings')?.label).toBe('menu.settings');
});

test('the closed menu shows at most twelve items in three groups, with the home page first', () => {
  const menu = withoutSideMenus(openMenu(menuOf(menuTable), everything));
  expect(menu.map(({ label }) => label)).toEqual(['menu.work', 'menu.sales', 'menu.company']);
  const lines = menu.flatMap(({ entries }) => entries);
  expect(lines.length).toBeLessThanOrEqual(12);
  expect(lines[0]).toMatchObject({ label: 'menu.home', href: '/' });
  expect(lines.filter(({ entries }) => !entries).map(({ label }) => label)).toContain('menu.settings');
});

test('the settings side menu lists the pages a person may open, with existing addresses', () => {
  const linesFor = (ability: Pick<Ability, 'can'>, path = '/pages/account-settings') => {
    const entry = sideMenuAt(openMenu(menuOf(menuTable), ability), path);
    return entry ? sideMenuLines(entry).map(({ href }) => href) : [];
  };
  expect(linesFor(everything)).toEqual([
    ...['/pages/account-settings', '/pages/account-settings?tab=security', '/pages/account-settings?tab=notifications'],
    ...['/pages/profile', '/apps/invoice/settings', '/apps/user/list', '/apps/roles', '/apps/permissions'],
    ...['/apps/ecommerce/settings', '/pages/mail-domains', '/pages/api-key', '/pages/webhooks', '/pages/sign-on/settings'],
    ...['/apps/audit-log', '/apps/workspace', '/pages/pricing', '/pages/license', '/apps/trash'],
  ]);
  expect(linesFor(abilityFrom([{ action: 'read', subject: 'ACL' }]))).toEqual([
    ...['/pages/account-settings', '/pages/account-settings?tab=security', '/pages/account-settings?tab=notifications'],
    '/pages/api-key',
  ]);
  expect(linesFor(everything, '/apps/user/view/7')).toContain('/apps/user/list');
  expect(linesFor(everything, '/apps/calendar')).toEqual([]);
});

test('every menu page has a bookmark entry on the server with a unique id', () => {
  const fromMenu = menuPages(openMenu(menuOf(menuTable), everything)).map(({ href, label }) => {
    const needs = pagesOf(menuTable).find(({ path }) => path === href)?.needs;
    return { link: href, label, needs };
  });
  const known = bookmarkPages.map(({ link, target, needs }) => ({ link, label: `menu.${target}`, needs }));
  const byLink = <T extends { link: string }>(pages: readonly T[]) => pages.toSorted((one, other) => one.link.localeCompare(other.link));
  expect(byLink(known)).toEqual(byLink(fromMenu));
  expect(new Set(bookmarkPages.map(({ id }) => id)).size).toBe(bookmarkPages.length);
});
