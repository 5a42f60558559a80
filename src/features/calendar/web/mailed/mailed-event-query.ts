import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { readMailedEvent } from '../../mailed-contract.ts';

/** The event of which a mail's calendar file tells. */
export const mailedEventQuery = (mailId: number) =>
  queryOptions({
    queryKey: ['calendar', 'mailed', mailId] as const,
    queryFn: async ({ signal }) =>
      (await call(readMailedEvent, { params: { mailId }, query: { timeZone: readerZone() } }, { signal })).event,
    staleTime: 60_000,
  });
