import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { PageAddress, PageParams, PageRow, PageSearch, PageTable, Redirection } from '#web/page-table.ts';
import { firstAnswers, rememberAsked } from './first-answers.ts';
import { leadToStart, requireAbility, requireVisitor } from './guard.ts';

/** What the routes are given by the app. */
interface RouterContext {
  queryClient: QueryClient;
  /** What the menu is made of. */
  pages: PageTable;
}

const root = createRootRouteWithContext<RouterContext>()();
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyRouteComponent(() => import('./app-layout.tsx'), 'AppLayout'),
});
const start = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: leadToStart });
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: lazyRouteComponent(() => import('./unknown-address-page.tsx'), 'UnknownAddressPage'),
});

/** The routes of a table of pages. */
export function routeTreeOf(table: PageTable): AnyRoute {
  const routes = table.map((row): AnyRoute => ('leadsTo' in row ? redirection(row) : page(row)));
  const inShell = routes.filter(({ options }) => options.getParentRoute() === shell);
  const bare = routes.filter((route) => !inShell.includes(route));
  return root.addChildren([start, shell.addChildren(inShell), ...bare, unknown]);
}

function page(row: PageRow): AnyRoute {
  const { path, page: load, needs, visitorsOnly, shows } = row;
  const loader = loaderOf(row);
  const route = createRoute({
    getParentRoute: () => (row.shell === 'app' ? shell : root) as AnyRoute,
    path: routePath(path),
    component: lazyRouteComponent(async () => ({ default: await load() })),
    beforeLoad: ({ location }) => {
      if (needs) requireAbility(needs, location.href);
      if (visitorsOnly) requireVisitor();
    },
    ...(shows ? {} : { loader }),
  });
  if (!shows) return route;
  // The page itself is the route around them, so that it stays while the address changes.
  const shown = ({ path: inner }: Pick<PageAddress, 'path'>) =>
    createRoute({ getParentRoute: () => route, path: routePath(inner.slice(path.length) || '/'), loader });
  return route.addChildren([{ path }, ...shows].map(shown));
}

function redirection({ path, leadsTo }: Redirection): AnyRoute {
  const beforeLoad = () => {
    throw redirect({ href: leadsTo, replace: true });
  };
  return createRoute({ getParentRoute: () => root, path, beforeLoad });
}

interface Loading {
  context: unknown;
  params: PageParams;
  location: { search: PageSearch };
  preload: boolean;
}

let shownPage: PageRow | undefined;

/** Asks for what a page shows first. The page before it stays until that is there, for a moment at most; within a page nothing waits. */
function loaderOf(row: PageRow) {
  return async ({ context, params, location, preload }: Loading): Promise<void> => {
    if (row.ask) rememberAsked(row.ask((context as RouterContext).queryClient, params, location.search));
    if (preload || shownPage === row) return;
    const isFirst = shownPage === undefined;
    shownPage = row;
    // Of the first page the start waits, with its texts.
    if (row.ask && !isFirst) await firstAnswers();
  };
}

function routePath(pattern: string): string {
  return pattern.replaceAll(':', '$');
}
