import { readPersonRefs } from '#features/people/server/offers.ts';
import type { Cards } from '../../contract.ts';
import type { Reading } from '../reading.ts';

const mostGuests = 12;

/** The event that the reader sees next in the calendar, within two months, and those after it. */
export async function readMeetup(reading: Reading): Promise<Cards['meetup']> {
  const { db, entity, deps } = reading;
  const [event, ...after] = await reading.nextEvents();
  if (!event) return { event: null, later: [] };
  const { id, title, start, end, allDay, extendedProps } = event;
  const guests = extendedProps.guests.slice(0, mostGuests);
  const people = await readPersonRefs(
    db,
    deps.files,
    entity,
    guests.map(({ personId }) => personId ?? null),
  );
  return {
    event: {
      ...{ id, title, start, end, allDay, location: extendedProps.location },
      guests: guests.map(({ name, email, personId }) => ({ name: name || email, avatar: people.get(personId ?? 0)?.avatar ?? null })),
    },
    later: after.map((later) => ({ key: `${later.id} ${later.start}`, title: later.title, start: later.start, allDay: later.allDay })),
  };
}
