import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getCalendarFeed } from '../../feed-contract.ts';

/** Whether the person has a subscription address. */
export const feedQuery = () =>
  queryOptions({
    queryKey: ['calendar', 'feed'] as const,
    queryFn: async ({ signal }) => (await call(getCalendarFeed, {}, { signal })).feed,
  });
