import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { TaskIntake } from '#server/task-intake.ts';
import type { undoCalendarChange as contract } from '../contract.ts';
import { calendarChanges, calendarEvents } from '../tables.ts';
import { calendarsOf } from './calendar-access.ts';
import { type EventRecord, keptRecord, mayEdit } from './event-record.ts';
import { keyOf } from './guests.ts';
import { keptMs, writeEvents } from './write-events.ts';

/**
 * Undoes one of the caller's changes of the last day: restores the events and removes added ones. To-dos
 * from the same file are undone too, unless they were changed since.
 */
export const undoWith =
  (intake: TaskIntake | undefined) =>
  async (given: GivenOf<typeof contract>, scope: Scope): Promise<undefined> => {
    const { tasks } = await undoEvents(given, scope);
    if (tasks.length > 0) await intake?.takeBack(tasks, scope);
  };

async function undoEvents({ params }: GivenOf<typeof contract>, scope: Scope) {
  const { db, entity, identity, now } = scope;
  const [change] = await db
    .update(calendarChanges)
    .set({ undoneAt: now })
    .where(
      and(
        eq(calendarChanges.entity, entity),
        eq(calendarChanges.id, params.id),
        eq(calendarChanges.personId, identity.personId),
        isNull(calendarChanges.undoneAt),
        gt(calendarChanges.time, new Date(now.getTime() - keptMs)),
      ),
    )
    .returning();
  if (!change) throw notFound('change');
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.entity, entity),
        inArray(
          calendarEvents.id,
          change.events.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(calendarEvents.id))
    .for('update');
  const calendars = await calendarsOf(rows, scope);
  const writes = change.events.map(({ id, before, versionAfter }) => {
    const row = rows.find((one) => one.id === id);
    if (row?.version !== versionAfter || !mayEdit(row, identity.personId, calendars))
      throw new Refusal('conflict', { code: 'event_changed_again' });
    return { before: row, after: before ? restored(before, row) : { ...row, deletedAt: now } };
  });
  // Guests are notified of additions and cancellations at once.
  const notifiesImmediately = writes.every(({ before, after }) => (before.deletedAt === null) !== (after.deletedAt === null));
  if (writes.length > 0) {
    const { records } = await writeEvents(writes, scope, { notifiesImmediately });
    await bindEarlier(change, records, scope);
  }
  return change;
}

/**
 * Links the restored events to the change before, so it can be undone next. Undoing one of several fields saved
 * in sequence then does not block the others.
 */
async function bindEarlier(undone: typeof calendarChanges.$inferSelect, records: EventRecord[], { db, entity, identity }: Scope) {
  const left = new Map(undone.events.map(({ id, before }) => [id, before?.version]));
  const now = new Map(records.map(({ id, version }) => [id, version]));
  const mine = and(eq(calendarChanges.entity, entity), eq(calendarChanges.personId, identity.personId), isNull(calendarChanges.undoneAt));
  const earlier = await db
    .select()
    .from(calendarChanges)
    .where(and(mine, lt(calendarChanges.id, undone.id)));
  for (const { id, events } of earlier) {
    const bound = events.map((one) => (left.get(one.id) === one.versionAfter ? { ...one, versionAfter: now.get(one.id) ?? 0 } : one));
    if (bound.every((one, index) => one === events[index])) continue;
    await db
      .update(calendarChanges)
      .set({ events: bound })
      .where(and(eq(calendarChanges.entity, entity), eq(calendarChanges.id, id)));
  }
}

/** Restores a stored row, but keeps the sequence, since guests were notified of the change. */
function restored(kept: Record<string, unknown>, { sequence, version, guests }: EventRecord): EventRecord {
  const row = keptRecord(kept);
  // Answers given in the meantime are kept.
  const answered = row.guests.map((guest) => guests.find((one) => keyOf(one) === keyOf(guest)) ?? guest);
  return { ...row, guests: answered, sequence, version };
}
