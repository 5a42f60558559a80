import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#web/api-client.ts';
import { dayOf } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { type CalendarEvent, listEvents } from '../../contract.ts';
import type { CalendarPlace } from '../calendar-place.ts';
import type { EventTimes } from '../event-times.ts';
import { eventKey } from '../grid/event-key.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import type { PlaceInCalendar } from '../use-calendar-place.ts';
import { EventDrawer } from './event-drawer.tsx';

/** One event, of which the address says no more than the id. */
const eventQuery = (id: number) =>
  queryOptions({
    queryKey: ['calendar', 'event', id] as const,
    queryFn: async ({ signal }): Promise<CalendarEvent | null> =>
      (await call(listEvents, { query: {} }, { signal })).find((event) => event.id === id) ?? null,
    staleTime: 30_000,
  });

interface Props {
  place: CalendarPlace;
  /** The times of an event that is begun. */
  begun: EventTimes | null;
  /** Of the days that are shown; undefined while they are on their way. */
  events: readonly CalendarEvent[] | undefined;
  actions: CalendarActions;
  go: PlaceInCalendar['go'];
  onClose: () => void;
}

/** Opens the event that the address names, wherever in time it is, or a new one. */
export function EventOpener({ place, begun, events, actions, go, onClose }: Props) {
  const { t } = useTranslation();
  const { eventId, at } = place;
  const listed = eventId === null ? undefined : events?.find((event) => isMeant(event, eventId, at));
  const isMissing = eventId !== null && events !== undefined && !listed && !begun;
  const asked = useQuery({ ...eventQuery(eventId ?? 0), enabled: isMissing && at === null });
  const isGone = isMissing && (at !== null || asked.data === null || asked.isError);
  const elsewhere = isMissing ? asked.data : undefined;

  useEffect(() => {
    if (!isGone) return;
    toast({ message: t('calendar.failed.gone'), tone: 'info' });
    onClose();
  }, [isGone, onClose, t]);
  useEffect(() => {
    if (elsewhere) go({ date: dayOf(new Date(elsewhere.start)), at: elsewhere.start }, { replace: true });
  }, [elsewhere, go]);

  if (begun) return <EventDrawer key="new" event={null} begun={begun} calendars={place.calendars} actions={actions} onClose={onClose} />;
  if (!listed) return null;
  return (
    <EventDrawer key={eventKey(listed)} event={listed} begun={listed} calendars={place.calendars} actions={actions} onClose={onClose} />
  );
}

/** A changed occurrence is an event of its own, which is also found by its place in the series. */
function isMeant({ id, start, extendedProps }: CalendarEvent, eventId: number, at: string | null): boolean {
  const isAt = (text: string | null) => text !== null && at !== null && Date.parse(text) === Date.parse(at);
  if (id === eventId) return extendedProps.occurrence === null || at === null || isAt(extendedProps.occurrence) || isAt(start);
  return extendedProps.isException && isAt(extendedProps.occurrence);
}
