import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { type CalendarEvent, listEvents } from '../../contract.ts';

/** One event, of which the address says no more than the id. */
export const eventQuery = (id: number) =>
  queryOptions({
    queryKey: ['calendar', 'event', id] as const,
    queryFn: async ({ signal }): Promise<CalendarEvent | null> =>
      (await call(listEvents, { query: {} }, { signal })).find((event) => event.id === id) ?? null,
    staleTime: 30_000,
  });
