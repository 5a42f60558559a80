import { queryOptions } from '@tanstack/react-query';
import type { LinkedKind } from '#contract/linked-kind.ts';
import { call } from '#web/api-client.ts';
import { countLinks } from '../contract.ts';

/**
 * With how much each of some things is linked. What they were the last time is shown first; it is asked for anew whenever they are shown, since
 * what was changed on another page was not told here.
 */
export const linkCountsQuery = (kind: LinkedKind, of: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['links', 'counts', kind, of] as const,
    queryFn: ({ signal }) => call(countLinks, { query: { kind, ids: ids.join(',') } }, { signal }),
    staleTime: 0,
  });
