import { dayOf } from '#web/dates/plain-day.ts';
import type { CalendarEvent } from '../contract.ts';
import { type EventTimes, eventKey, spanOf } from './event-times.ts';

export type ChangeScope = 'this' | 'following' | 'all';

/** A person's change of an event before the server confirms it. */
export interface EventChange {
  event: CalendarEvent;
  scope: ChangeScope;
  /** The occurrence after the change; null if it is removed. */
  changed: CalendarEvent | null;
}

/** Applies a change to the loaded occurrences. The other affected ones move by the same amount as the changed one. */
export function changedEvents(events: readonly CalendarEvent[], { event, scope, changed }: EventChange): CalendarEvent[] {
  const isMeant = meantBy(event, scope);
  if (!changed) return events.filter((one) => !isMeant(one));
  return events.map((one) => {
    if (!isMeant(one)) return one;
    if (eventKey(one) === eventKey(event)) return changed;
    // A newer version already includes the change; moving it again would shift it twice.
    if (one.extendedProps.version > event.extendedProps.version) return one;
    const { occurrence, isException } = one.extendedProps;
    return { ...changed, ...movedAlong(one, event, changed), extendedProps: { ...changed.extendedProps, occurrence, isException } };
  });
}

/** Returns a filter for the loaded occurrences a change affects. */
function meantBy(event: CalendarEvent, scope: ChangeScope): (one: CalendarEvent) => boolean {
  const { occurrence } = event.extendedProps;
  if (occurrence === null || scope === 'this') return (one) => eventKey(one) === eventKey(event);
  if (scope === 'all') return ({ id }) => id === event.id;
  return ({ id, extendedProps }) => id === event.id && Date.parse(extendedProps.occurrence ?? '') >= Date.parse(occurrence);
}

function movedAlong(one: CalendarEvent, from: CalendarEvent, to: CalendarEvent): EventTimes {
  if (one.allDay !== to.allDay) return { start: one.start, end: one.end, allDay: one.allDay };
  const [before, after, own] = [spanOf(from), spanOf(to), spanOf(one)];
  const text = (date: Date, fromDate: Date, toDate: Date) => {
    const moved = new Date(date.getTime() + toDate.getTime() - fromDate.getTime());
    // Adds noon, so that the date is the same on both sides of a DST change.
    return one.allDay ? dayOf(new Date(moved.getTime() + 43_200_000)) : moved.toISOString();
  };
  const start = text(own.from, before.from, after.from);
  return { allDay: one.allDay, start, end: one.end && text(own.until, before.until, after.until) };
}
