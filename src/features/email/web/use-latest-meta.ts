import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { EmailPage } from './email-page-answer.ts';
import { latestMeta } from './queries.ts';

/** What waits in the folders, as the newest answer says. */
export function useLatestMeta(): EmailPage['emailsMeta'] | undefined {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (tell) => queryClient.getQueryCache().subscribe(tell),
    () => latestMeta(queryClient),
  );
}
