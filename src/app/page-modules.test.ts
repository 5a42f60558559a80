import { existsSync } from 'node:fs';
import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { pageModules } from './page-modules.ts';
import { routeTree } from './routes.tsx';

routeTree.init({ originalIndex: 0 });

function pathsOf(route: AnyRoute): string[] {
  const inner = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  inner.forEach((child, at) => {
    child.init({ originalIndex: at });
  });
  if (inner.length > 0) return inner.flatMap(pathsOf);
  const isPage = route.options.component ?? route.parentRoute?.options.component;
  return isPage ? [route.fullPath.replace(/(.)\/$/, '$1')] : [];
}

test('what is loaded ahead are modules that exist', () => {
  for (const { module } of pageModules) expect(existsSync(module), module).toBe(true);
});

test('every page of the router has its module', () => {
  const known = new Set(pageModules.map(({ path }) => path.replaceAll(':', '$')));
  // `label/$label` has the shape of `$folder/$mailId`; an unknown address cannot be listed.
  const paths = pathsOf(routeTree as AnyRoute);
  expect(paths).toContain('/apps/email/$folder');
  const missing = paths.filter((path) => !known.has(path) && path !== '/apps/email/label/$label' && path !== '/$');
  expect(missing).toEqual([]);
});
