import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { type PageName, readDashboard } from '../contract.ts';
import { type DashboardSearch, dashboardInput, readDashboardSearch } from './dashboard-search.ts';

/** What the queries of dashboards begin with. */
export const dashboardKey = ['dashboard'] as const;

/** What those of whole pages begin with. */
export const pagesKey = [...dashboardKey, 'page'] as const;

export type DashboardAnswer = AnswerOf<typeof readDashboard>;

/** All that a dashboard shows, for the days of an address. */
export const dashboardQuery = (name: PageName, search: DashboardSearch) => {
  const input = dashboardInput(name, search, readerZone());
  return queryOptions({
    queryKey: [...pagesKey, input.query] as const,
    queryFn: ({ signal }) => call(readDashboard, input, { signal }),
    // What others write meanwhile is heard of on the page alone: whoever comes back reads anew, who has just asked ahead does not.
    staleTime: 2000,
    placeholderData: keepPreviousData,
  });
};

/** Asks for what a dashboard shows, while its code is still loading. */
export async function prefetchDashboard(client: QueryClient, name: PageName, search: Readonly<Record<string, unknown>>): Promise<void> {
  await client.prefetchQuery(dashboardQuery(name, readDashboardSearch(search)));
}
