import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { lazyPart } from '#web/lazy-part.tsx';
import type { MenuTable, PageAddress, PageParams, PageRow, PageSearch, PageTable, Redirection } from '#web/page-table.ts';
import type { LazyArea } from './areas.ts';
import { firstAnswers, rememberAsked } from './first-answers.ts';
import { leadToStart, requireAbility, requireVisitor } from './guard.ts';
import { paths } from './paths.ts';

/** What the routes are given by the app. */
interface RouterContext {
  queryClient: QueryClient;
  /** What the menu is made of. */
  pages: MenuTable;
  /** Makes the pages of an area known. */
  enter: (area: LazyArea) => Promise<void>;
}

/** The routes of the app's pages. */
interface PageRoutes {
  /** The same object for good, so that what is shown stays when others are added. */
  readonly tree: AnyRoute;
  /** Adds the pages of an area before its door. */
  add(area: LazyArea, table: PageTable): void;
}

/** What pages stand in: the root alone, or the shell. */
interface Parents {
  readonly root: AnyRoute;
  readonly shell: AnyRoute;
}

/** Makes the routes of a table of pages, and a door for each area whose table is not there yet. */
export function pageRoutes(table: PageTable, areas: readonly LazyArea[]): PageRoutes {
  const root = createRootRouteWithContext<RouterContext>()();
  const component = lazyPart(() => import('./app-layout.tsx').then(({ AppLayout }) => AppLayout), { atRest: false });
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component });
  const parents: Parents = { root, shell };
  const fixed = [unknownAddress(root)];
  const entered = new Set<LazyArea>();
  const doors = areas.flatMap((area) => area.prefixes.map((prefix) => doorTo(area, prefix, root, () => entered.has(area))));
  const doorsteps = new Set(areas.flatMap(({ prefixes }) => prefixes));
  const routes: AnyRoute[] = [];
  const add = (added: PageTable) => {
    const routeOf = (row: PageTable[number]) => {
      const isDoorstep = doorsteps.has(row.path);
      return 'leadsTo' in row ? redirection(row, root, isDoorstep) : page(row, parents, isDoorstep);
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
  atRest: false,
});

function unknownAddress(root: AnyRoute): AnyRoute {
  return createRoute({ getParentRoute: () => root, path: '$', component: unknownAddressPage });
}

/**
 * Any address of an area: makes its pages known, and asks for the address anew. Afterwards it is an address that is none. It stays a route,
 * as it may be what is being waited for on screen.
 */
function doorTo(area: LazyArea, prefix: string, root: AnyRoute, isEntered: () => boolean): AnyRoute {
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

/** The route of a page. `isDoorstep`: at the bare prefix of an area, where only an index is found before the area's door. */
function page(row: PageRow, { root, shell }: Parents, isDoorstep: boolean): AnyRoute {
  const { path, page: load, needs, visitorsOnly, shows } = row;
  const loader = loaderOf(row);
  const route = createRoute({
    getParentRoute: () => (row.shell === 'app' ? shell : root),
    path: routePath(path) + (isDoorstep ? '/' : ''),
    component: lazyPart(load, { atRest: false }),
    beforeLoad: async ({ context, location }) => {
      if (needs && path === paths.start()) await leadToStart(needs, (context as RouterContext).pages);
      else if (needs) requireAbility(needs, location.href);
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

function redirection({ path, leadsTo }: Redirection, root: AnyRoute, isDoorstep: boolean): AnyRoute {
  const beforeLoad = () => {
    throw redirect({ href: leadsTo, replace: true });
  };
  return createRoute({ getParentRoute: () => root, path: path + (isDoorstep ? '/' : ''), beforeLoad });
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
