import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { Guest } from '../contract.ts';
import { type EventTimes, spanOf } from '../event-times.ts';
import { type SampleEvent, sampleEvents } from '../sample-events.ts';
import { calendarEvents } from '../tables.ts';
import { dateOf, dayOf, localOf, momentOf } from '../zone-times.ts';
import { readPersons } from './guests.ts';

interface Addition {
  entity: string;
  /** Takes the role of the sample's admin and owns the events without another owner. */
  ownerId: number;
  /** Returns the id of a sample person in this entity; null if there is none. */
  personId: (sampleId: number) => number | null;
}

const porto = 'Europe/Lisbon';

/** Adds the sample events, dated around today. */
export async function addSampleEvents(db: Db, deps: Dependencies, addition: Addition): Promise<void> {
  const { entity, ownerId, personId } = addition;
  const now = deps.clock();
  const invited = sampleEvents.flatMap(({ guests = [] }) =>
    guests.flatMap(({ person }) => (person === undefined ? [] : (personId(person) ?? []))),
  );
  const persons = await readPersons([...new Set(invited)], { db, entity });
  const ids = await nextIds(db, entity, 'calendar event', sampleEvents.length);
  await db.insert(calendarEvents).values(
    sampleEvents.map((event, index) => {
      const times = timesOf(event, dayOf(localOf(now, porto)));
      const rrule = event.rrule ?? null;
      return {
        entity,
        id: ids[index] ?? 0,
        ownerId: (event.owner === undefined ? null : personId(event.owner)) ?? ownerId,
        calendar: event.calendar,
        title: event.title,
        url: event.url ?? '',
        ...times,
        rrule,
        ...spanOf(times, rrule),
        location: event.location ?? '',
        description: event.description ?? '',
        guests: guestsOf(event, personId, persons),
        uid: `sample-${index + 1}@${entity}.invalid`,
        createdAt: now,
        updatedAt: now,
      };
    }),
  );
}

function timesOf({ day, time, minutes = 60, days = 1, timeZone = porto }: SampleEvent, today: number): EventTimes {
  // 1970-01-01 was a Thursday.
  const monday = today - ((today + 3) % 7);
  const first = typeof day === 'number' ? today + day : monday + day.week * 7 + day.weekday;
  if (time === undefined)
    return { allDay: true, startDate: dateOf(first), endDate: dateOf(first + days), startsAt: null, endsAt: null, timeZone };
  const startsAt = momentOf(`${dateOf(first)}T${time}`, timeZone);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return { allDay: false, startDate: null, endDate: null, startsAt, endsAt, timeZone };
}

function guestsOf(
  { guests = [] }: SampleEvent,
  personId: Addition['personId'],
  persons: Map<number, { name: string; email: string }>,
): Guest[] {
  return guests.flatMap(({ person: sampleId, name = '', email = '', answer }) => {
    if (sampleId === undefined) return { name, email, personId: null, answer };
    const id = personId(sampleId);
    const person = id === null ? undefined : persons.get(id);
    return person ? { ...person, personId: id, answer } : [];
  });
}
