import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { type PageName, readDashboard } from '../contract.ts';
import { type DashboardSearch, dashboardInput, readDashboardSearch } from './dashboard-search.ts';

/** Key prefix of all dashboard queries. */
export const dashboardKey = ['dashboard'] as const;

/** Key prefix of whole-page queries. */
export const pagesKey = [...dashboardKey, 'page'] as const;

export type DashboardAnswer = AnswerOf<typeof readDashboard>;

/** Query for a dashboard with the period from the URL. */
export const dashboardQuery = (name: PageName, search: DashboardSearch) => {
  const input = dashboardInput(name, search, readerZone());
  return queryOptions({
    queryKey: [...pagesKey, input.query] as const,
    queryFn: ({ signal }) => call(readDashboard, input, { signal }),
    // Changes arrive only while the page is open: returning to it refetches, but a prefetch just before doesn't run twice.
    staleTime: 2000,
    placeholderData: keepPreviousData,
  });
};

/** Prefetches a dashboard's data while its code is loading. */
export async function prefetchDashboard(client: QueryClient, name: PageName, search: Readonly<Record<string, unknown>>): Promise<void> {
  await client.prefetchQuery(dashboardQuery(name, readDashboardSearch(search)));
}
