import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { lazyPart } from '#web/lazy-part.tsx';
import type { MenuTable, PageAddress, PageParams, PageRow, PageSearch, PageTable, Redirection } from '#web/page-table.ts';
import type { LazyArea } from './areas.ts';
import { leadToStart, requireAbility, requireVisitor } from './guard.ts';
import { trackInitialRequest, waitForInitialRequests } from './initial-requests.ts';
import { paths } from './paths.ts';

interface RouterContext {
  queryClient: QueryClient;
  pages: MenuTable;
  /** Loads and adds the pages of an area. */
  enter: (area: LazyArea) => Promise<void>;
}

interface PageRoutes {
  /** Always the same object, so the current page stays mounted when others are added. */
  readonly tree: AnyRoute;
  /** Adds the pages of an area ahead of its catch-all route. */
  add(area: LazyArea, table: PageTable): void;
}

/** The parent routes of pages: the root alone, or the shell. */
interface Parents {
  readonly root: AnyRoute;
  readonly shell: AnyRoute;
}

/** Creates the routes of a page table, plus a catch-all route for each area whose table isn't loaded yet. */
export function pageRoutes(table: PageTable, areas: readonly LazyArea[]): PageRoutes {
  const root = createRootRouteWithContext<RouterContext>()();
  const component = lazyPart(() => import('./app-layout.tsx').then(({ AppLayout }) => AppLayout), { prefetchWhenIdle: false });
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component });
  const parents: Parents = { root, shell };
  const fixed = [unknownAddress(root)];
  const entered = new Set<LazyArea>();
  const doors = areas.flatMap((area) => area.prefixes.map((prefix) => catchAllRoute(area, prefix, root, () => entered.has(area))));
  const doorsteps = new Set(areas.flatMap(({ prefixes }) => prefixes));
  const routes: AnyRoute[] = [];
  const add = (added: PageTable) => {
    const routeOf = (row: PageTable[number]) => {
      const isAreaIndex = doorsteps.has(row.path);
      return 'leadsTo' in row ? redirection(row, root, isAreaIndex) : page(row, parents, isAreaIndex);
    };
    routes.push(...added.map(routeOf));
    const isInShell = ({ options }: AnyRoute) => options.getParentRoute() === shell;
    const bare = routes.filter((route) => !isInShell(route));
    return root.addChildren([...fixed, ...doors, ...bare, shell.addChildren(routes.filter(isInShell))]);
  };
  return {
    tree: add(table),
    add(area, added) {
      if (entered.has(area)) return;
      entered.add(area);
      add(added);
    },
  };
}

const unknownAddressPage = lazyPart(() => import('./unknown-address-page.tsx').then(({ UnknownAddressPage }) => UnknownAddressPage), {
  prefetchWhenIdle: false,
});

function unknownAddress(root: AnyRoute): AnyRoute {
  return createRoute({ getParentRoute: () => root, path: '$', component: unknownAddressPage });
}

/**
 * Matches any address of an unloaded area: loads its pages and navigates again. Afterward it shows the unknown-address page. The route is
 * never
 * removed, because it may be the one that is pending on screen.
 */
function catchAllRoute(area: LazyArea, prefix: string, root: AnyRoute, isEntered: () => boolean): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: `${prefix}/$`,
    component: unknownAddressPage,
    beforeLoad: async ({ context, location }) => {
      if (isEntered()) return;
      await (context as RouterContext).enter(area);
      throw redirect({ href: location.href, replace: true });
    },
  });
}

/**
 * Creates the route of a page. `isAreaIndex`: at the bare prefix of an area, where only an index route matches before the catch-all route.
 */
function page(row: PageRow, { root, shell }: Parents, isAreaIndex: boolean): AnyRoute {
  const { path, page: load, needs, visitorsOnly, shows } = row;
  const loader = loaderOf(row);
  const route = createRoute({
    getParentRoute: () => (row.shell === 'app' ? shell : root),
    path: routePath(path) + (isAreaIndex ? '/' : ''),
    component: lazyPart(load, { prefetchWhenIdle: false }),
    beforeLoad: async ({ context, location }) => {
      if (needs && path === paths.start()) await leadToStart(needs, (context as RouterContext).pages);
      else if (needs) requireAbility(needs, location.href);
      if (visitorsOnly) requireVisitor();
    },
    ...(shows ? {} : { loader }),
  });
  if (!shows) return route;
  // The page is the parent route of its addresses, so it stays mounted when the address changes.
  const shown = ({ path: inner }: Pick<PageAddress, 'path'>) =>
    createRoute({ getParentRoute: () => route, path: routePath(inner.slice(path.length) || '/'), loader });
  return route.addChildren([{ path }, ...shows].map(shown));
}

function redirection({ path, leadsTo }: Redirection, root: AnyRoute, isAreaIndex: boolean): AnyRoute {
  const beforeLoad = () => {
    throw redirect({ href: leadsTo, replace: true });
  };
  return createRoute({ getParentRoute: () => root, path: path + (isAreaIndex ? '/' : ''), beforeLoad });
}

interface Loading {
  context: unknown;
  params: PageParams;
  location: { search: PageSearch };
  preload: boolean;
}

let shownPage: PageRow | undefined;

/** Requests a page's initial data. The previous page stays until it arrives, for a moment at most; navigating within a page never waits. */
function loaderOf(row: PageRow) {
  return async ({ context, params, location, preload }: Loading): Promise<void> => {
    if (row.ask) trackInitialRequest(row.ask((context as RouterContext).queryClient, params, location.search));
    if (preload || shownPage === row) return;
    const isFirst = shownPage === undefined;
    shownPage = row;
    // The app start itself waits for the first page and its translations.
    if (row.ask && !isFirst) await waitForInitialRequests();
  };
}

function routePath(pattern: string): string {
  return pattern.replaceAll(':', '$');
}
