import { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { catalog } from '#features/showcase/web/catalog.ts';
import { firstOfMenu } from '#platform/session/home-of-role.ts';
import { firstPage, type MenuEntry, openMenu } from '#shell/menu-list.ts';
import { pagesOf } from '#web/page-table.ts';
import { appRouter } from './app-router.ts';
import { lazyAreas, menuTable, pageTable } from './areas.ts';
import { menuOf } from './menu.ts';
import { servedPages } from './served-pages.ts';

/** Creates the app's router at an address, as in a browser. */
function routerAt(address: string) {
  const made = appRouter({ queryClient: new QueryClient(), history: createMemoryHistory({ initialEntries: [address] }) });
  made.update({ ...made.options, isServer: false, origin: 'http://localhost' });
  return made;
}

const router = routerAt('/');
for (const area of lazyAreas) await router.options.context.enter(area);

/** Returns the addresses of the router's pages: leaf routes with a component of their own or of their parent route. */
function pagePaths(): string[] {
  const pages = Object.values(router.routesById as Record<string, AnyRoute>).filter(
    ({ children, options, parentRoute }) => !children && (options.component ?? parentRoute?.options.component),
  );
  return pages.map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'));
}

test('the router has exactly the pages of the table, and a page for any other address', () => {
  const paths = pagePaths();
  const unknown = ['/$', ...lazyAreas.flatMap(({ prefixes }) => prefixes.map((prefix) => `${prefix}/$`))];
  expect(paths.sort()).toEqual([...servedPages.map(({ path }) => path.replaceAll(':', '$')), ...unknown].sort());
});

/** The routes listed in the specification, copied from its text. It doesn't specify the contents of the demo pages. */
const specified = `
/dashboard/analytics /
/apps/email /apps/chat /apps/todo /apps/calendar
/apps/invoice/list /apps/invoice/preview /apps/invoice/edit /apps/invoice/add
/apps/ecommerce/shop /apps/ecommerce/product-detail /apps/ecommerce/wishlist /apps/ecommerce/checkout
/apps/user/list /apps/user/view
/apps/kanban /apps/roles /apps/permissions
/pages/login-basic /pages/login-cover
/pages/register-basic /pages/register-cover
/pages/forgot-password-basic /pages/forgot-password-cover
/pages/reset-password-basic /pages/reset-password-cover
/pages/verify-email-basic /pages/verify-email-cover
/pages/two-steps-basic /pages/two-steps-cover
/pages/account-settings /pages/profile
/pages/faq /pages/knowledge-base /pages/pricing
/pages/blog/list /pages/blog/detail /pages/blog/edit
/pages/license /pages/api-key /pages/modal-examples
/misc/coming-soon /misc/not-authorized /misc/maintenance /misc/error /access-control
/ui-element /colors /icons
/cards/basic /cards/advance /cards/statistics /cards/analytics /cards/action
/components /extensions /page-layout /forms
/extensions/sweet-alert /extensions/toastr /extensions/slider /extensions/drag-and-drop /extensions/tour /extensions/clipboard
/extensions/react-player /extensions/context-menu /extensions/swiper /extensions/ratings /extensions/i18n /extensions/pagination
/extensions/import /extensions/export /extensions/export-selected
/forms/elements /forms/layout /forms/wizard /forms/validation /forms/repeater
/tables/reactstrap /datatables/basic /datatables/advance
/charts/apex /charts/chartjs /charts/recharts
`
  .trim()
  .split(/\s+/);

/** The addresses of single records, and the second address of the first page. */
const ofThings = `
/dashboard/ecommerce
/apps/email/sent /apps/email/sent/7 /apps/email/label/company
/apps/todo/important /apps/todo/tag/team
/apps/invoice/preview/7 /apps/invoice/edit/7 /apps/invoice/print/7
/apps/user/view/7 /apps/ecommerce/product-detail/oak-stool-7
/pages/blog/detail/7 /pages/blog/edit/7
/pages/knowledge-base/personalization /pages/knowledge-base/personalization/a-question
`
  .trim()
  .split(/\s+/);

test.each([...specified, ...ofThings])('%s from the specification is a page or redirects to one', (path) => {
  expect(foundBy(path) ?? '/$').not.toMatch(/\$$/);
});

test('every demo page of the catalog is a page', () => {
  for (const path of catalog.flatMap(({ paths }) => paths)) expect(foundBy(path) ?? '/$', path).not.toMatch(/\$$/);
});

test('no address occurs in two rows', () => {
  const paths = menuTable.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every redirect leads to a page', () => {
  for (const row of pageTable) if ('leadsTo' in row) expect(foundBy(row.leadsTo), row.leadsTo).not.toBe('/$');
});

test('every page that names a menu item appears there', () => {
  const hrefs = (entries: readonly MenuEntry[]): unknown[] => entries.flatMap(({ href, entries: inner = [] }) => [href, ...hrefs(inner)]);
  const shown = menuOf(menuTable).flatMap(({ entries }) => hrefs(entries));
  for (const row of menuTable) {
    if ('menu' in row && row.menu) expect(shown, row.path).toContain(row.path);
    if ('belongsTo' in row && row.belongsTo) expect(shown, row.path).toContain(row.belongsTo);
  }
});

test('the login form prefetches the page that the start address leads to', () => {
  expect(firstOfMenu).toBe(firstPage(openMenu(menuOf(menuTable), { can: () => true })));
});

test('the first navigation into a lazy area adds its pages', async () => {
  const away = routerAt('/misc/maintenance?since=7');
  expect(Object.keys(away.routesById)).not.toContain('/misc/maintenance');
  await away.load();
  expect([away.state.location.href, away.state.matches.at(-1)?.routeId]).toEqual(['/misc/maintenance?since=7', '/misc/maintenance']);
  await away.navigate({ href: '/misc/coming-soon' });
  expect(away.state.matches.at(-1)?.routeId).toBe('/misc/coming-soon');
});

test('finds a page whose address is the prefix of a lazy area, before and after the area loads', async () => {
  const away = routerAt('/components');
  await away.load();
  expect(away.state.location.href).toBe('/pages/login-cover?to=%2Fcomponents');
  expect(foundBy('/components')).toBe('/components/');
});

test('preloading a link adds the pages of its lazy area and keeps the current page', async () => {
  const here = routerAt('/pages/login-cover');
  await here.load();
  const [shown, pageShown] = [here.state.matches, here.routesById['/pages/login-cover']];
  await here.preloadRoute({ to: '/misc/coming-soon' });
  expect(Object.keys(here.routesById)).toContain('/misc/coming-soon');
  expect(here.state.matches).toEqual(shown);
  expect(here.routesById['/pages/login-cover']).toBe(pageShown);
});

test('an address that a lazy area does not have is unknown', async () => {
  const away = routerAt('/misc/nothing-of-the-kind');
  await away.load();
  expect(away.routesById[away.state.matches.at(-1)?.routeId as '/$']?.options.component).toBe(away.routesById['/$']?.options.component);
});

test('the pending route of a lazy area stays a route while the area loads', async () => {
  const away = routerAt('/pages/login-cover');
  await away.load();
  const awaited = away.matchRoutes('/misc/maintenance', {}).at(-1)?.routeId;
  await away.navigate({ href: '/misc/maintenance' });
  expect(away.state.matches.at(-1)?.routeId).toBe('/misc/maintenance');
  expect(Object.keys(away.routesById)).toContain(awaited);
});

test('the menu rows of a lazy area match its table, and its pages are below its prefixes', async () => {
  for (const { prefixes, menu, load } of lazyAreas) {
    const told = (table: typeof menu) => pagesOf(table).map(({ path, needs, menu, belongsTo }) => [path, needs, menu, belongsTo]);
    const table = await load();
    const isNamed = (row: (typeof menu)[number]) => menu.some(({ path }) => path === row.path) || 'menu' in row || 'belongsTo' in row;
    expect(told(menu)).toEqual(told(table.filter(isNamed)));
    for (const { path } of table)
      expect(
        prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
        path,
      ).toBe(true);
  }
});

function foundBy(path: string) {
  return router.matchRoutes(path, {}).at(-1)?.fullPath;
}
