import type { QueryClient } from '@tanstack/react-query';
import type { CardPageName } from '#features/dashboards/contract.ts';
import { prefetchDashboard } from '#features/dashboards/web/public-api.ts';
import type { PageSearch } from '#web/page-table.ts';

/** Prefetches the data of a card page, while its code is still loading. */
export function prefetchCards(client: QueryClient, name: CardPageName, search: PageSearch): Promise<void> {
  return prefetchDashboard(client, name, search);
}
