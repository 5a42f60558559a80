import { and, eq, inArray } from 'drizzle-orm';
import { parted } from '#contract/parted.ts';
import { giveWay } from '#server/give-way.ts';
import type { Scope } from '#server/scope.ts';
import { busyTitle, type CalendarEvent } from '../../contract.ts';
import { endOf, type Occurrence, startOf } from '../../event-times.ts';
import { calendarEvents } from '../../tables.ts';
import { calendarsOf } from '../calendars/calendar-access.ts';
import { type EventRecord, isBusyAlone, mayEdit } from '../events/event-record.ts';
import { readReminders } from '../events/read-reminders.ts';
import { seriesOf } from './series-of.ts';

/** Others have their turn after so many. */
const eventsPerSlice = 1000;

export interface Shown<R = EventRecord> {
  record: R;
  /** Of an occurrence that the rule gives. */
  occurrence?: Occurrence;
}

/** Events as the signed-in person sees them, each with their own reminders. */
export async function showEvents(shown: Shown[], scope: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<CalendarEvent[]> {
  const { personId } = scope.identity;
  const { db, entity } = scope;
  const seriesIds = shown.map(({ record }) => seriesOf(record));
  const reminders = await readReminders(seriesIds, { db, entity, personId });
  const rules = await readMasterRules(shown, scope);
  const calendars = await calendarsOf(
    shown.map(({ record }) => record),
    scope,
  );
  const toEvent = ({ record: given, occurrence }: Shown): CalendarEvent => {
    const record = isBusyAlone(given, personId) ? busyAlone(given) : given;
    const { id, url, title, calendar, ownerId, guests, location, description, masterId, additions, version } = record;
    const { conference, isFree, isPrivate } = record;
    const times = occurrence?.times ?? record;
    return {
      id,
      url,
      title,
      start: startOf(times),
      end: endOf(times),
      allDay: record.allDay,
      extendedProps: {
        ...additions,
        calendar,
        ownCalendarId: record.ownCalendarId,
        guests: guests.map(({ name, email, personId, answer }) => ({ name, email, personId, answer })),
        location,
        description,
        ...{ conference, isFree, isPrivate },
        timeZone: record.timeZone,
        rrule: masterId === null ? record.rrule : (rules.get(masterId) ?? null),
        reminders: reminders.get(seriesOf(record)) ?? [],
        ownerId,
        isEditable: mayEdit(record, personId, calendars),
        occurrence: occurrence?.key ?? record.occurrence,
        isException: masterId !== null,
        version,
      },
    };
  };
  const events: CalendarEvent[] = [];
  for (const slice of parted(shown, eventsPerSlice)) {
    if (events.length > 0) await giveWay();
    for (const one of slice) events.push(toEvent(one));
  }
  return events;
}

/** What others see of a private event: when its owner is busy. */
function busyAlone(event: EventRecord): EventRecord {
  return { ...event, title: busyTitle, url: '', location: '', description: '', conference: '', guests: [], additions: {} };
}

/** One event that was just written. */
export async function showEvent(record: EventRecord | undefined, scope: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<CalendarEvent> {
  const [event] = record ? await showEvents([{ record }], scope) : [];
  if (!event) throw new Error('the event was not written');
  return event;
}

/** A changed occurrence shows how its series goes on. */
async function readMasterRules(shown: Shown[], { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const known = new Map(shown.map(({ record }) => [record.id, record.rrule]));
  const missing = [...new Set(shown.flatMap(({ record }) => (record.masterId === null ? [] : [record.masterId])))].filter(
    (id) => !known.has(id),
  );
  if (missing.length === 0) return known;
  const rows = await db
    .select({ id: calendarEvents.id, rrule: calendarEvents.rrule })
    .from(calendarEvents)
    .where(and(eq(calendarEvents.entity, entity), inArray(calendarEvents.id, missing)));
  for (const { id, rrule } of rows) known.set(id, rrule);
  return known;
}
