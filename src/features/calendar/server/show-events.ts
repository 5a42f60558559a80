import { and, eq, inArray } from 'drizzle-orm';
import { parted } from '#contract/parted.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { yieldToEventLoop } from '#server/yield-to-event-loop.ts';
import { busyTitle, type CalendarEvent } from '../contract.ts';
import { endOf, localStartOf, type Occurrence, occurrenceAt, occurrencesFrom, startOf } from '../event-times.ts';
import { calendarEvents } from '../tables.ts';
import { calendarsOf } from './calendar-access.ts';
import { type EventRecord, isBusyOnly, mayEdit, seriesOf } from './event-record.ts';
import { readReminders } from './event-reminders.ts';

/** Yields to other work after this many events. */
const eventsPerSlice = 1000;

export interface Shown<R = EventRecord> {
  record: R;
  /** Set for an occurrence given by the rule. */
  occurrence?: Occurrence;
}

/** Formats events for the signed-in person, with their own reminders. */
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
    const record = isBusyOnly(given, personId) ? busyAlone(given) : given;
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
    if (events.length > 0) await yieldToEventLoop();
    for (const one of slice) events.push(toEvent(one));
  }
  return events;
}

/** Hides the details of another person's private event except when its owner is busy. */
function busyAlone(event: EventRecord): EventRecord {
  return { ...event, title: busyTitle, url: '', location: '', description: '', conference: '', guests: [], additions: {} };
}

export async function showEvent(record: EventRecord | undefined, scope: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<CalendarEvent> {
  const [event] = record ? await showEvents([{ record }], scope) : [];
  if (!event) throw new Error('the event was not written');
  return event;
}

/** A changed occurrence shows the rule of its series. */
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

/**
 * Returns a changed event, and its state for a client that shows one occurrence.
 * @param key of that occurrence now; null or a key the rule does not give selects the first
 */
export async function answerChange(record: EventRecord | undefined, key: string | null, scope: Scope) {
  if (!record) throw new Error('the event was not written');
  const occurrence =
    (key === null ? null : occurrenceAt(record, key)) ?? occurrencesFrom(record, localStartOf(record).slice(0, 10)).next().value;
  const [event, standing] = await showEvents([{ record }, { record, ...(occurrence && { occurrence }) }], scope);
  if (!event || !standing) throw new Error('the event is not shown');
  return { event, standing };
}

/** @throws 409 with the current event, or the current occurrence with this key, if an edit was based on an older version */
export async function refuseOldVersion(
  record: EventRecord,
  version: number | undefined,
  scope: Scope,
  key: string | null = null,
): Promise<void> {
  if (version === undefined || version === record.version) return;
  const occurrence = key === null ? null : occurrenceAt(record, key);
  const [current] = await showEvents([{ record, ...(occurrence && { occurrence }) }], scope);
  throw conflict('event', current);
}
