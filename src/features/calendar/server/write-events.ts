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
import { involvesGuests, recordPendingGuestNews } from './tell-guests.ts';

interface Options {
  /** Nobody is invited by what comes from a file. */
  isImport?: boolean;
  /** The to-dos that came with it: taken back together. */
  tasks?: TakenTask[];
  /** Guests are told in this transaction, and not once nothing is changed any more: of what is added or called off. */
  tellsAtOnce?: boolean;
  /** Done after the events are written and before anybody is told. */
  afterwards?: (records: EventRecord[]) => Promise<void>;
}

/** How long a change can be taken back. */
export const keptMs = 86_400_000;

/**
 * Writes what a call does to events, in its transaction: rows and their versions, what *Undo* needs, and the word to everybody whom it
 * concerns. The rows that are changed are locked by the caller.
 * @returns the rows as they are now, and the change that *Undo* takes back.
 */
export async function writeEvents(
  writes: EventWrite[],
  scope: Scope,
  { isImport = false, tasks = [], tellsAtOnce = false, afterwards }: Options = {},
): Promise<{ records: EventRecord[]; changeId: number }> {
  const { db, entity } = scope;
  const records = await writeRows(writes, scope, isImport);
  for (const [index, { reminders }] of writes.entries()) await saveReminders(seriesOf(records[index] as EventRecord), reminders, scope);
  await afterwards?.(records);
  const done = writes.map((write, index) => ({ ...write, after: records[index] as EventRecord }));
  const changeId = await recordChange(done, tasks, scope);
  if (!isImport) await recordPendingGuestNews(done, scope, tellsAtOnce);
  await planReminding(done, scope);
  await announceEvents(done, { db, entity });
  if (done.some(({ before, after }) => (before?.deletedAt ?? null) !== after.deletedAt)) await announce(db, entity, trashChange);
  return { records, changeId };
}

/** Plans the reminders of those series anew that have some, or had some until now. */
async function planReminding(writes: EventWrite[], { db, entity, now }: Scope): Promise<void> {
  const seriesIds = [...new Set(writes.map(({ after }) => seriesOf(after)))];
  const rows = await db
    .selectDistinct({ id: calendarReminders.eventId })
    .from(calendarReminders)
    .where(and(eq(calendarReminders.entity, entity), sql`${calendarReminders.eventId} = any(${sql.param(seriesIds)}::bigint[])`));
  const given = writes.filter(({ reminders }) => reminders !== undefined).map(({ after }) => seriesOf(after));
  for (const seriesId of new Set([...rows.map(({ id }) => id), ...given])) await planEventReminders(db, entity, seriesId, now);
}

/** Who deleted it; the next one to change what is deleted already did not. */
function deletedBy(before: EventRecord | null, after: EventRecord, { identity }: Scope): number | null {
  if (after.deletedAt === null) return null;
  return before?.deletedAt ? before.deletedBy : identity.personId;
}

/** The rows as they were written, in the same order: what is changed one by one, what is added together. */
async function writeRows(writes: EventWrite[], scope: Scope, isImport: boolean): Promise<EventRecord[]> {
  const { db, entity, now } = scope;
  const rows = writes.map((write) => {
    const { before, after, base } = write;
    const known = base ?? before;
    // Where there are guests it counts what they were told.
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
