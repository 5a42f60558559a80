import { existsSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { pageModules } from './page-modules.ts';
import { routeTree } from './routes.tsx';

/** The addresses of the router's pages: what has a component of its own or of the route around it, and nothing within. */
function pagePaths(): string[] {
  const { routesById } = createRouter({ routeTree, history: createMemoryHistory(), context: { queryClient: new QueryClient() } });
  const pages = Object.values(routesById as Record<string, AnyRoute>).filter(
    ({ children, options, parentRoute }) => !children && (options.component ?? parentRoute?.options.component),
  );
  return pages.map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'));
}

test('what is loaded ahead are modules that exist', () => {
  for (const { module } of pageModules) expect(existsSync(module), module).toBe(true);
});

test('every page of the router has its module', () => {
  const known = new Set(pageModules.map(({ path }) => path.replaceAll(':', '$')));
  // `label/$label` has the shape of `$folder/$mailId`; an unknown address cannot be listed.
  const paths = pagePaths();
  expect(paths).toContain('/apps/email/$folder');
  const missing = paths.filter((path) => !known.has(path) && path !== '/apps/email/label/$label' && path !== '/$');
  expect(missing).toEqual([]);
});
