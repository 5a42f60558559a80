import { and, eq, inArray } from 'drizzle-orm';
import { peopleView as people } from '#platform/people/tables.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Validators } from '#server/mail-host.ts';
import { nextIds } from '#server/next-ids.ts';
import { insertRows } from '#server/query-rows.ts';
import { isBusy, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { SubscriptionFailure, SubscriptionLeftOut } from '../own-calendar-contract.ts';
import { calendarEvents as events, ownCalendars } from '../tables.ts';
import { announceCalendar, type OwnCalendarRow } from './calendar-access.ts';
import type { EventRecord } from './event-record.ts';
import type { FileEvent } from './transfer/file-event.ts';
import { asStandaloneEvent, inSeries, isSame, nameOf } from './transfer/known-series.ts';
import { readCalendar } from './transfer/read-calendar.ts';
import { firstNamed, seriesNotThere, todosLeftOut } from './transfer/read-calendar-file.ts';

export type FoundSubscription =
  | { outcome: 'read'; events: FileEvent[]; leftOut: SubscriptionLeftOut | null; validators: Validators }
  | { outcome: 'unchanged' }
  | { outcome: 'failed'; failure: SubscriptionFailure };

/** The fields needed to fetch a subscription. `timeZone` applies to times without a zone. */
interface Subscription extends Validators {
  address: string;
  timeZone: string;
}

const limitBytes = 10 * 1024 * 1024;

/**
 * Fetches the file of a subscription; call it without holding a database connection. Requests go only to public addresses, never to the
 * host's own networks.
 */
export async function readSubscription(subscription: Subscription, deps: Pick<Dependencies, 'mail' | 'heavy'>): Promise<FoundSubscription> {
  const { address, timeZone, etag, lastModified } = subscription;
  const found = await deps.mail.fetchOutside?.({ address, limitBytes, known: { etag, lastModified } });
  if (!found) return { outcome: 'failed', failure: 'unreachable' };
  if (found.status === 304) return { outcome: 'unchanged' };
  if (found.status !== 200) return { outcome: 'failed', failure: 'refused' };
  const file = await deps.heavy.run(readCalendar, { bytes: found.bytes, timeZone }).catch(refusedAsNone);
  if (!file) return { outcome: 'failed', failure: 'not_icalendar' };
  const remarks = firstNamed([...file.remarks, ...seriesNotThere(file.events)], 0).skipped;
  const { skipped, notNamed } = firstNamed([...file.skipped, ...todosLeftOut(file.tasks)], file.notNamed);
  const leftOut = skipped.length + remarks.length > 0 ? { skipped, notNamed, remarks } : null;
  const validators = found.validators ?? { etag: null, lastModified: null };
  return { outcome: 'read', events: file.events.map(asStandaloneEvent), leftOut, validators };
}

/** A file that takes too long to read counts as no calendar. */
function refusedAsNone(error: unknown): null {
  if (error instanceof Refusal && !isBusy(error)) return null;
  throw error;
}

/** Returns a person's zone for times without one. */
export async function zoneOf(personId: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<string> {
  const [person] = await db
    .select({ timeZone: people.timeZone })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  return person?.timeZone ?? 'UTC';
}

type Keeping = Pick<Scope, 'db' | 'entity' | 'now'>;

const hourMs = 3_600_000;
const maxHours = 24;

/**
 * Saves the result of fetching a subscription and schedules the next refresh, with backoff after failures.
 * @param row must be locked
 */
export async function keepSubscription(row: OwnCalendarRow, found: FoundSubscription, keeping: Keeping): Promise<OwnCalendarRow> {
  const { db, entity, now } = keeping;
  const hasChanged = found.outcome === 'read' && (await keepEvents(row, found.events, keeping));
  const failures = found.outcome === 'failed' ? row.failures + 1 : 0;
  const [after] = await db
    .update(ownCalendars)
    .set({
      failures,
      failure: found.outcome === 'failed' ? found.failure : null,
      ...(found.outcome !== 'failed' && { refreshedAt: now }),
      ...(found.outcome === 'read' && { ...found.validators, leftOut: found.leftOut }),
      nextRefreshAt: new Date(now.getTime() + hourMs * Math.min(2 ** failures, maxHours)),
    })
    .where(and(eq(ownCalendars.entity, entity), eq(ownCalendars.id, row.id)))
    .returning();
  if (!after) throw new Error('the locked calendar was not updated');
  if (hasChanged || after.failure !== row.failure) await announceCalendar([after], keeping);
  return after;
}

/** Replaces a calendar's events with those of the file. No one is notified and nothing can be undone, as no one here made the change. */
async function keepEvents(row: OwnCalendarRow, given: FileEvent[], keeping: Keeping): Promise<boolean> {
  const { db, entity, now } = keeping;
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.entity, entity), eq(events.ownCalendarId, row.id)));
  const known = new Map(rows.map((event) => [nameOf(event), event]));
  const series = inSeries(given);
  const wanted = [...series.values()].flat();
  const missing = wanted.filter((event) => !known.has(nameOf(event)));
  const ids = missing.length > 0 ? await nextIds(db, entity, 'calendar event', missing.length) : [];
  const added: EventRecord[] = [];
  const changed: EventRecord[] = [];
  for (const [first, ...others] of series.values()) {
    let masterId: number | null = null;
    for (const event of first ? [first, ...others] : []) {
      const before = known.get(nameOf(event));
      const after = recordOf(event, { row, before, id: before?.id ?? ids[added.length] ?? 0, masterId, now });
      if (event.occurrence === null) masterId = after.id;
      if (!before) added.push(after);
      else if (!isSame(before, after)) changed.push({ ...after, version: before.version + 1 });
      known.delete(nameOf(event));
    }
  }
  const goneIds = [...known.values()].map(({ id }) => id);
  if (goneIds.length > 0) await db.delete(events).where(and(eq(events.entity, entity), inArray(events.id, goneIds)));
  for (const after of changed)
    await db
      .update(events)
      .set(after)
      .where(and(eq(events.entity, entity), eq(events.id, after.id)));
  await insertRows(db, events, added);
  return added.length + changed.length + goneIds.length > 0;
}

interface Place {
  row: OwnCalendarRow;
  before: EventRecord | undefined;
  id: number;
  masterId: number | null;
  now: Date;
}

/** Guests are external to this calendar, so no one here is invited. */
function recordOf(event: FileEvent, { row, before, id, masterId, now }: Place): EventRecord {
  const { uid, sequence, occurrence, title, url, location, description, times, rrule, exceptDates, spanFrom, spanUntil, guests } = event;
  const { conference, isFree, isPrivate } = event;
  return {
    ...(before ?? { additions: {}, version: 1, createdAt: now }),
    ...{ entity: row.entity, id, ownerId: row.ownerId, calendar: 'ETC' as const, ownCalendarId: row.id },
    ...{ title, url, location, description, conference, isFree, isPrivate, ...times, rrule, exceptDates, spanFrom, spanUntil },
    guests: guests.map((guest) => ({ ...guest, personId: null, isInvitedElsewhere: true })),
    ...{ masterId: occurrence === null ? null : masterId, occurrence, uid, sequence },
    ...{ updatedAt: now, deletedAt: null, deletedBy: null },
  };
}
