import { dayOf } from '#web/dates/plain-day.ts';
import type { CalendarEvent } from '../contract.ts';
import { type EventTimes, eventKey, spanOf } from './event-times.ts';

export type ChangeScope = 'this' | 'following' | 'all';

/** What a person did to an event, before the server has said yes. */
export interface EventChange {
  /** The occurrence as it was. */
  event: CalendarEvent;
  scope: ChangeScope;
  /** As it will be; null: it is removed. */
  changed: CalendarEvent | null;
}

/** The loaded occurrences after a change. The other ones that it concerns are moved by as much as the one that was taken. */
export function changedEvents(events: readonly CalendarEvent[], { event, scope, changed }: EventChange): CalendarEvent[] {
  const isMeant = meantBy(event, scope);
  if (!changed) return events.filter((one) => !isMeant(one));
  return events.map((one) => {
    if (!isMeant(one)) return one;
    if (eventKey(one) === eventKey(event)) return changed;
    // What came after the change has it in it: moved along again it would stand too far.
    if (one.extendedProps.version > event.extendedProps.version) return one;
    const { occurrence, isException } = one.extendedProps;
    return { ...changed, ...movedAlong(one, event, changed), extendedProps: { ...changed.extendedProps, occurrence, isException } };
  });
}

/** Which of the loaded occurrences a change of one concerns. */
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
    // Noon lies in the same day on both sides of a change of the clocks.
    return one.allDay ? dayOf(new Date(moved.getTime() + 43_200_000)) : moved.toISOString();
  };
  const start = text(own.from, before.from, after.from);
  return { allDay: one.allDay, start, end: one.end && text(own.until, before.until, after.until) };
}
