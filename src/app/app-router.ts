import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageError } from '#shell/page-error.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type LazyArea, lazyAreas, menuTable, pageTable } from './areas.ts';
import { initialRequestsTimeoutMs } from './initial-requests.ts';
import { pageRoutes } from './routes.tsx';

/** Creates the router for all pages. The pages of a lazy area are added on the first navigation into it. */
export function appRouter({ queryClient, history }: { queryClient: QueryClient; history?: RouterHistory }) {
  const routes = pageRoutes(pageTable, lazyAreas);
  const enter = async (area: LazyArea) => {
    const table = await area.load();
    routes.add(area, table);
    router.setRoutes(router.buildRouteTree());
  };
  const router = createRouter({
    ...(history && { history }),
    routeTree: routes.tree,
    context: { queryClient, pages: menuTable, enter },
    defaultPendingComponent: Spinner,
    // Longer than a page waits for its first rows.
    defaultPendingMs: initialRequestsTimeoutMs + 200,
    defaultErrorComponent: PageError,
    defaultPreload: false,
    scrollRestoration: true,
  });
  return router;
}
