import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listOwnCalendars } from '../../own-calendar-contract.ts';

/** The own calendars that the person sees. */
export const ownCalendarsQuery = () =>
  queryOptions({
    queryKey: ['calendar', 'calendars'] as const,
    queryFn: async ({ signal }) => (await call(listOwnCalendars, {}, { signal })).calendars,
    staleTime: 30_000,
  });
