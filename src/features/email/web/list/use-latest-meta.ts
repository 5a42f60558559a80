import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onShownChange } from '#web/actions/use-shown.ts';
import { type EmailPage, latestMeta } from '../queries.ts';

export function useLatestMeta(): EmailPage['emailsMeta'] | undefined {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (tell) => onShownChange(queryClient, tell),
    () => latestMeta(queryClient),
  );
}
