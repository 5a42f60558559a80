import { and, eq, lt, sql } from 'drizzle-orm';
import type { Change } from '#contract/change.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { nextId } from '#server/next-ids.ts';
import { insertRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { TakenTask } from '#server/task-intake.ts';
import { calendarChanges, calendarEvents, calendarReminders } from '../tables.ts';
import { type CalendarsById, calendarOf, calendarsOf, isOfAll } from './calendar-access.ts';
import { type EventRecord, type EventWrite, seriesOf } from './event-record.ts';
import { planEventReminders, saveReminders } from './event-reminders.ts';
import { isRescheduled } from './guests.ts';
import { involvesGuests, recordPendingGuestNews } from './notify-guests.ts';

interface Options {
  /** Whether the events come from a file; no one is invited then. */
  isImport?: boolean;
  /** To-dos from the same file, undone together. */
  tasks?: TakenTask[];
  /** Notifies guests of additions and cancellations in this transaction, without the debounce delay. */
  notifiesImmediately?: boolean;
  /** Runs after the events are written and before anyone is notified. */
  afterwards?: (records: EventRecord[]) => Promise<void>;
}

/** How long a change can be undone. */
export const keptMs = 86_400_000;

/**
 * Writes event changes in the request's transaction: rows and versions, undo data, and notifications.
 * The caller must lock the changed rows.
 * @returns the current rows and the change that can be undone
 */
export async function writeEvents(
  writes: EventWrite[],
  scope: Scope,
  { isImport = false, tasks = [], notifiesImmediately = false, afterwards }: Options = {},
): Promise<{ records: EventRecord[]; changeId: number }> {
  const { db, entity } = scope;
  const records = await writeRows(writes, scope, isImport);
  for (const [index, { reminders }] of writes.entries()) await saveReminders(seriesOf(records[index] as EventRecord), reminders, scope);
  await afterwards?.(records);
  const done = writes.map((write, index) => ({ ...write, after: records[index] as EventRecord }));
  const changeId = await recordChange(done, tasks, scope);
  if (!isImport) await recordPendingGuestNews(done, scope, notifiesImmediately);
  await planReminding(done, scope);
  await announceEvents(done, { db, entity });
  if (done.some(({ before, after }) => (before?.deletedAt ?? null) !== after.deletedAt)) await announce(db, entity, trashChange);
  return { records, changeId };
}

/** Reschedules the reminders of series that have or had some. */
async function planReminding(writes: EventWrite[], { db, entity, now }: Scope): Promise<void> {
  const seriesIds = [...new Set(writes.map(({ after }) => seriesOf(after)))];
  const rows = await db
    .selectDistinct({ id: calendarReminders.eventId })
    .from(calendarReminders)
    .where(and(eq(calendarReminders.entity, entity), sql`${calendarReminders.eventId} = any(${sql.param(seriesIds)}::bigint[])`));
  const given = writes.filter(({ reminders }) => reminders !== undefined).map(({ after }) => seriesOf(after));
  for (const seriesId of new Set([...rows.map(({ id }) => id), ...given])) await planEventReminders(db, entity, seriesId, now);
}

/** Returns the person who deleted the event; later changes of a deleted event keep it. */
function deletedBy(before: EventRecord | null, after: EventRecord, { identity }: Scope): number | null {
  if (after.deletedAt === null) return null;
  return before?.deletedAt ? before.deletedBy : identity.personId;
}

/** Writes rows and returns them in order: updates one by one, inserts together. */
async function writeRows(writes: EventWrite[], scope: Scope, isImport: boolean): Promise<EventRecord[]> {
  const { db, entity, now } = scope;
  const rows = writes.map((write) => {
    const { before, after, base } = write;
    const known = base ?? before;
    // With guests, the sequence counts notifications instead.
    const isAnother = known !== null && !isImport && !involvesGuests(write) && isRescheduled(known, after);
    const sequence = isAnother ? known.sequence + 1 : after.sequence;
    return { ...after, deletedBy: deletedBy(before, after, scope), sequence, version: before ? before.version + 1 : 1, updatedAt: now };
  });
  const added = rows.filter((_, index) => writes[index]?.before === null);
  await insertRows(db, calendarEvents, added);
  for (const [index, row] of rows.entries()) {
    if (writes[index]?.before === null) continue;
    await db
      .update(calendarEvents)
      .set(row)
      .where(and(eq(calendarEvents.entity, entity), eq(calendarEvents.id, row.id)));
  }
  return rows;
}

async function recordChange(writes: EventWrite[], tasks: TakenTask[], { db, entity, identity, now }: Scope): Promise<number> {
  await db
    .delete(calendarChanges)
    .where(and(eq(calendarChanges.entity, entity), lt(calendarChanges.time, new Date(now.getTime() - keptMs))));
  const id = await nextId(db, entity, 'calendar change');
  const events = writes.map(({ before, after }) => ({ id: after.id, before: before && { ...before }, versionAfter: after.version }));
  await db.insert(calendarChanges).values({ entity, id, personId: identity.personId, events, tasks, time: now });
  return id;
}

/** Notifies the open clients of affected people that events changed. */
export async function announceEvents(writes: EventWrite[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<void> {
  const calendars = await calendarsOf(versionsOf(writes), { db, entity });
  await announce(db, entity, ...changesFor(writes, calendars));
}

/** Everyone in the entity is notified of shared events; other events only notify people who can or could see them. */
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

/** Returns the people who can see an event that is not shared with everyone. */
function personsOf(event: EventRecord, calendars: CalendarsById): number[] {
  const calendar = calendarOf(event, calendars);
  const readers = calendar ? [calendar.ownerId, ...calendar.shares.map(({ personId }) => personId)] : [event.ownerId];
  return [...readers, ...event.guests.flatMap(({ personId }) => personId ?? [])];
}
