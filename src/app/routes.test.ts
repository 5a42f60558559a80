import { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { pageTable } from './areas.ts';
import { menuOf } from './menu.ts';
import { routeTreeOf } from './routes.tsx';
import { servedPages } from './served-pages.ts';

const router = createRouter({
  routeTree: routeTreeOf(pageTable),
  history: createMemoryHistory(),
  context: { queryClient: new QueryClient(), pages: pageTable },
});

/** The addresses of the router's pages: what has a component of its own or of the route around it, and nothing within. */
function pagePaths(): string[] {
  const pages = Object.values(router.routesById as Record<string, AnyRoute>).filter(
    ({ children, options, parentRoute }) => !children && (options.component ?? parentRoute?.options.component),
  );
  return pages.map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'));
}

test('the router has the pages of the table, and an answer to every other address', () => {
  const paths = pagePaths();
  expect(paths.sort()).toEqual([...servedPages.map(({ path }) => path.replaceAll(':', '$')), '/$'].sort());
});

test('no address stands in two rows', () => {
  const paths = pageTable.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('an address that only leads on leads to a page', () => {
  for (const row of pageTable) if ('leadsTo' in row) expect(foundBy(row.leadsTo), row.leadsTo).not.toBe('/$');
});

test('every page that names a line of the menu stands there', () => {
  const shown = menuOf(pageTable)
    .flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...(entry.entries ?? [])]))
    .map(({ href }) => href);
  for (const row of pageTable) {
    if ('menu' in row && row.menu) expect(shown, row.path).toContain(row.path);
    if ('belongsTo' in row && row.belongsTo) expect(shown, row.path).toContain(row.belongsTo);
  }
});

function foundBy(path: string) {
  return router.matchRoutes(path, {}).at(-1)?.fullPath;
}
