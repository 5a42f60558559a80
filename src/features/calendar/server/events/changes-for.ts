import type { Change } from '#contract/change.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { type CalendarsById, calendarOf, calendarsOf, isOfAll } from '../calendars/calendar-access.ts';
import type { EventRecord } from './event-record.ts';
import type { EventWrite } from './event-write.ts';

/** Tells the open clients of those whom it concerns that events changed. */
export async function announceEvents(writes: EventWrite[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<void> {
  const calendars = await calendarsOf(versionsOf(writes), { db, entity });
  await announce(db, entity, ...changesFor(writes, calendars));
}

/** All of the entity hear of what is theirs; of an event that is not, those alone who see it, or saw it. */
function changesFor(writes: EventWrite[], calendars: CalendarsById): Change[] {
  const shared: number[] = [];
  const own = new Map<number, number[]>();
  for (const write of writes) {
    const { id } = write.after;
    const versions = versionsOf([write]);
    if (versions.some((event) => isHeardByAll(event, calendars))) shared.push(id);
    else
      for (const person of new Set(versions.flatMap((event) => personsOf(event, calendars))))
        own.set(person, [...(own.get(person) ?? []), id]);
  }
  return [
    ...(shared.length > 0 ? [{ kind: 'calendar' as const, ids: shared }] : []),
    ...[...own].map(([person, ids]) => ({ kind: 'calendar' as const, ids, person })),
  ];
}

function versionsOf(writes: EventWrite[]): EventRecord[] {
  return writes.flatMap(({ before, after }) => (before ? [before, after] : [after]));
}

function isHeardByAll(event: EventRecord, calendars: CalendarsById): boolean {
  const calendar = calendarOf(event, calendars);
  return calendar ? isOfAll(calendar) : event.calendar !== 'Personal';
}

/** Who sees an event that is not everybody's. */
function personsOf(event: EventRecord, calendars: CalendarsById): number[] {
  const calendar = calendarOf(event, calendars);
  const readers = calendar ? [calendar.ownerId, ...calendar.shares.map(({ personId }) => personId)] : [event.ownerId];
  return [...readers, ...event.guests.flatMap(({ personId }) => personId ?? [])];
}
