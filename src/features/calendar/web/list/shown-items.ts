import { momentOf } from '#web/dates/reader-time.ts';
import type { TFunction } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { busyTitle, type CalendarEvent, type Overlay } from '../../contract.ts';
import type { CalendarPlace } from '../calendar-place.ts';
import { daysOf, type EventTimes } from '../event-times.ts';

/** What stands in the calendar: an event, or what is due elsewhere. `kind` names its calendar or what it is, `colour` is the class of that. */
export type ShownItem = { key: string; title: string; times: EventTimes; kind: string; colour: string } & (
  | { event: CalendarEvent; overlay?: undefined }
  /** `isMovable`: can be given another day or hour here. */
  | { overlay: Overlay; isMovable: boolean; event?: undefined }
);

/** The day, or the moment, at which something is due: a time without a zone is one of the reader's clock. */
export function timesOfOverlay({ start }: Overlay): EventTimes {
  if (start.length === 10) return { start, end: null, allDay: true };
  return { start: start.endsWith('Z') ? start : momentOf(start).toISOString(), end: null, allDay: false };
}

/** Whether it can be given another day or hour. */
export const canMove = (item: ShownItem): boolean => (item.event ? item.event.extendedProps.isEditable : item.isMovable);

type ShownCalendars = Pick<CalendarPlace, 'calendars' | 'hidden'>;

/** The events of the chosen calendars. */
export function ofCalendars(events: readonly CalendarEvent[], { calendars, hidden }: ShownCalendars): CalendarEvent[] {
  return events.filter(({ extendedProps: { calendar, ownCalendarId } }) =>
    ownCalendarId === null ? calendars.includes(calendar) : !hidden.includes(ownCalendarId),
  );
}

/** All-day items first, then by time, then by name. */
export function inOrder(items: readonly ShownItem[]): ShownItem[] {
  const sorting = (item: ShownItem) => (item.times.allDay ? daysOf(item.times).first : new Date(item.times.start).toISOString());
  return items.toSorted(
    (a, b) => Number(b.times.allDay) - Number(a.times.allDay) || sorting(a).localeCompare(sorting(b)) || a.title.localeCompare(b.title),
  );
}

/** Whether it is done, or the signed-in person has said that they will not come. */
export function useIsCrossedOut(item: ShownItem | undefined): boolean {
  const personId = useSession()?.id;
  if (item?.overlay) return item.overlay.isDone;
  return item?.event.extendedProps.guests.some((guest) => guest.personId === personId && guest.answer === 'no') ?? false;
}

/** The title of an event; of somebody else's private one that they are busy, in the reader's language. */
export function shownTitle({ title, extendedProps: { isPrivate, isEditable } }: CalendarEvent, t: TFunction): string {
  return isPrivate && !isEditable && title === busyTitle ? t('calendar.busy') : title;
}
