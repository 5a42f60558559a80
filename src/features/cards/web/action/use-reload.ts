import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readDashboard } from '#features/dashboards/contract.ts';
import { dashboardInput, dashboardQuery } from '#features/dashboards/web/offers.ts';
import { call } from '#web/api-client.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { useTranslation } from '#web/i18n.ts';
import { useAttempt } from '#web/use-attempt.ts';
import type { LiveRow } from '../live/live-row.ts';
import type { LiveCards } from '../live/use-live-cards.ts';

const name = 'action-cards';

/** Reads one card anew, and knows when each was read last. */
export function useReload({ search, query }: Pick<LiveCards, 'search' | 'query'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const [read, setRead] = useState<ReadonlyMap<string, number>>(new Map());
  // Of two that are under way for other days, the answer belongs to those that were asked for.
  const asked = useRef(search);
  asked.current = search;
  const set = (id: string, isIn: boolean) => setUnderWay((now) => new Set(isIn ? [...now, id] : [...now].filter((other) => other !== id)));

  const reload = ({ id, shows }: LiveRow, title: string) =>
    attempt(t('cards.actions.reloadFailed', { title }), async () => {
      const days = asked.current;
      set(id, true);
      try {
        const fresh = await call(readDashboard, { query: { ...dashboardInput(name, days, readerZone()).query, card: shows } });
        queryClient.setQueryData(
          dashboardQuery(name, days).queryKey,
          (known) => known && { ...known, cards: { ...known.cards, ...fresh.cards } },
          {
            // The others are as old as they were.
            updatedAt: queryClient.getQueryState(dashboardQuery(name, days).queryKey)?.dataUpdatedAt ?? 0,
          },
        );
        setRead((now) => new Map(now).set(id, Date.now()));
      } finally {
        set(id, false);
      }
    });

  const readAt = (id: string) => Math.max(query.dataUpdatedAt, read.get(id) ?? 0);
  return { reload, underWay, readAt };
}
