import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { busy } from '#web/settled.ts';

interface Followed {
  router: Pick<AnyRouter, 'subscribe'>;
  queryClient: QueryClient;
  begin?: typeof busy;
}

/** Counts as pending: each navigation until its page is rendered, and each query, including the pauses before retries. */
export function followPending({ router, queryClient, begin = busy }: Followed): void {
  let arrive: (() => void) | undefined;
  router.subscribe('onBeforeNavigate', () => {
    arrive ??= begin('route');
  });
  router.subscribe('onResolved', () => {
    arrive?.();
    arrive = undefined;
  });
  const reads = new Map<Query, () => void>();
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isReading = type !== 'removed' && query.state.fetchStatus === 'fetching';
    if (isReading === reads.has(query)) return;
    if (isReading) reads.set(query, begin('query'));
    else {
      reads.get(query)?.();
      reads.delete(query);
    }
  });
}
