import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ChangeKind } from '#contract/change.ts';
import type { CardPageName } from '#features/dashboards/contract.ts';
import { cardsFor, dashboardKey, dashboardQuery, readDashboardSearch } from '#features/dashboards/web/offers.ts';
import { useAbility } from '#web/ability.ts';
import { onChangedKind } from '#web/change-signals.ts';
import { readAnew } from '#web/read-anew.ts';
import type { LiveRow } from './live-row.ts';

/** What the cards are computed from: whatever changes of it is read anew. */
const watched: ReadonlySet<ChangeKind> = new Set([
  ...(['invoice', 'order', 'client', 'product', 'user', 'email', 'board', 'calendar', 'audit', 'seller'] as const),
  ...(['chat', 'employee', 'profile', 'person'] as const),
]);

export type LiveCards = ReturnType<typeof useLiveCards>;

/** What a page of cards shows: the days of its address, those of its cards that the reader may see, and their figures. */
export function useLiveCards(name: CardPageName, rows: readonly LiveRow[]) {
  const ability = useAbility();
  const queryClient = useQueryClient();
  const search = readDashboardSearch(useSearch({ strict: false }));
  const query = useQuery(dashboardQuery(name, search));
  useEffect(() => onChangedKind((kind) => watched.has(kind) && readAnew(queryClient, { queryKey: dashboardKey })), [queryClient]);
  const mayShow = new Set(cardsFor(name, ability));
  return { search, query, rows: rows.filter(({ shows }) => mayShow.has(shows)) };
}
