import { momentOf } from '#web/dates/reader-time.ts';
import type { TFunction } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { busyTitle, type CalendarEvent, type Overlay } from '../../contract.ts';
import type { CalendarPlace } from '../calendar-place.ts';
import { daysOf, type EventTimes } from '../event-times.ts';

/**
 * An item in the calendar: an event, or a due item of another feature. `kind` is the name of its calendar or type, `colour` its color
 * class.
 */
export type ShownItem = { key: string; title: string; times: EventTimes; kind: string; colour: string } & (
  | { event: CalendarEvent; overlay?: undefined }
  /** `isMovable` indicates whether it can be rescheduled here. */
  | { overlay: Overlay; isMovable: boolean; event?: undefined }
);

/** Returns the due date or time of an overlay; a time without a zone is in the reader's zone. */
export function timesOfOverlay({ start }: Overlay): EventTimes {
  if (start.length === 10) return { start, end: null, allDay: true };
  return { start: start.endsWith('Z') ? start : momentOf(start).toISOString(), end: null, allDay: false };
}

export const canMove = (item: ShownItem): boolean => (item.event ? item.event.extendedProps.isEditable : item.isMovable);

type ShownCalendars = Pick<CalendarPlace, 'calendars' | 'hidden'>;

export function ofCalendars(events: readonly CalendarEvent[], { calendars, hidden }: ShownCalendars): CalendarEvent[] {
  return events.filter(({ extendedProps: { calendar, ownCalendarId } }) =>
    ownCalendarId === null ? calendars.includes(calendar) : !hidden.includes(ownCalendarId),
  );
}

/** Sorts all-day items first, then by time and name. */
export function inOrder(items: readonly ShownItem[]): ShownItem[] {
  const sorting = (item: ShownItem) => (item.times.allDay ? daysOf(item.times).first : new Date(item.times.start).toISOString());
  return items.toSorted(
    (a, b) => Number(b.times.allDay) - Number(a.times.allDay) || sorting(a).localeCompare(sorting(b)) || a.title.localeCompare(b.title),
  );
}

/** Whether the item is done or the signed-in person declined it. */
export function useIsCrossedOut(item: ShownItem | undefined): boolean {
  const personId = useSession()?.id;
  if (item?.overlay) return item.overlay.isDone;
  return item?.event.extendedProps.guests.some((guest) => guest.personId === personId && guest.answer === 'no') ?? false;
}

/** Returns the title of an event; a translated "busy" for another person's private event. */
export function shownTitle({ title, extendedProps: { isPrivate, isEditable } }: CalendarEvent, t: TFunction): string {
  return isPrivate && !isEditable && title === busyTitle ? t('calendar.busy') : title;
}
