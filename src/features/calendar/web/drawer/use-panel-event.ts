import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { type CalendarEvent, listEvents } from '../../contract.ts';
import type { CalendarPlace } from '../calendar-place.ts';
import { spanOf } from '../event-times.ts';
import type { MomentRange } from '../moments-of-month.ts';
import { addressOf, findAddressedEvent, listedOn, type PanelEvent, panelEventAfter, panelEventOf } from './panel-event.ts';

/** Query for one event if the URL contains only its id. */
const eventQuery = (id: number) =>
  queryOptions({
    queryKey: ['calendar', 'event', id] as const,
    queryFn: async ({ signal }): Promise<CalendarEvent | null> =>
      (await call(listEvents, { query: {} }, { signal })).find((event) => event.id === id) ?? null,
    staleTime: 30_000,
  });

interface Given {
  place: Pick<CalendarPlace, 'eventId' | 'at'>;
  /** Events of the visible range; undefined while loading. */
  events: readonly CalendarEvent[] | undefined;
  asked: MomentRange;
}

interface Found {
  standing: PanelEvent | null;
  /** An event outside the visible range, when the URL has no time. */
  elsewhere: CalendarEvent | undefined;
  isGone: boolean;
  stand: (event: CalendarEvent) => void;
}

/** Returns the event in the URL and follows it through changes while it is open. */
export function usePanelEvent({ place: { eventId, at }, events, asked }: Given): Found {
  const [kept, setKept] = useState<PanelEvent | null>(null);
  const address = eventId === null ? '' : addressOf(eventId, at);
  const standing = standingAt();
  if (standing !== kept) setKept(standing);

  const isMissing = eventId !== null && events !== undefined && !standing;
  // An event others moved elsewhere is shown at its new time; a deleted one is gone.
  const isOut = standing !== null && events !== undefined && !standing.isListed && standing.wasListed && isIn(asked, standing.event);
  const wanted = standing?.event.id ?? eventId ?? 0;
  const one = useQuery({ ...eventQuery(wanted), enabled: (isMissing && at === null) || isOut });
  return {
    standing,
    elsewhere: isMissing ? (one.data ?? undefined) : undefined,
    isGone: (isMissing && at !== null) || ((isMissing || isOut) && (one.data === null || one.isError)),
    stand: (event) => setKept((now) => now && panelEventAfter(now, event)),
  };

  function standingAt(): PanelEvent | null {
    if (eventId === null) return null;
    if (kept?.addresses.includes(address)) return events ? listedOn(kept, events) : kept;
    const found = events && findAddressedEvent(events, eventId, at);
    return found ? panelEventOf(found, address) : null;
  }
}

function isIn({ start, end }: MomentRange, event: CalendarEvent): boolean {
  const { from, until } = spanOf(event);
  return from < new Date(end) && until > new Date(start);
}
