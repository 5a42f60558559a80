import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAbility } from '#web/ability.ts';
import { onChangedKind } from '#web/change-signals.ts';
import { useUnreadTitle } from '#web/page-title.ts';
import { refetchQueries } from '#web/refetch-queries.ts';
import { unreadQuery } from './queries.ts';

const none: Readonly<Record<string, number | undefined>> = {};

/** Unread counts by area; their sum is shown in the title of the browser tab. */
export function useUnreadAreas(): Readonly<Record<string, number | undefined>> {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...unreadQuery, enabled: useAbility().can('read', 'Notification') });
  const areas = data?.areas ?? none;
  useUnreadTitle(Object.values(areas).reduce<number>((sum, unread) => sum + (unread ?? 0), 0));
  useEffect(
    () =>
      onChangedKind((kind) => {
        if (kind === 'email' || kind === 'chat') refetchQueries(queryClient, { queryKey: unreadQuery.queryKey });
      }),
    [queryClient],
  );
  return areas;
}
