import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { calendarEvents, untoldChanges } from '../../tables.ts';
import type { EventWrite } from '../events/event-write.ts';
import { seriesOf } from '../range/series-of.ts';
import { tellGuests } from './tell-guests.ts';

/** How long nothing may be changed until guests are told. */
const restMs = 120_000;

/**
 * Keeps, in the caller's transaction, what guests know of events that were just changed, until the changes rest: a form that saves each
 * field by itself makes one mail. The series waits together. @param tellsAtOnce they are told now, also of what waited.
 */
export async function keepUntold(writes: EventWrite[], scope: Scope, tellsAtOnce: boolean): Promise<void> {
  const { db, entity, identity, now } = scope;
  const told = writes.filter(concernsGuests);
  if (told.length === 0) return;
  const { personId } = identity;
  const tellAt = new Date(now.getTime() + restMs);
  const rows = told.map(({ before, after, base }) => ({ entity, eventId: after.id, known: jsonOf(base ?? before), personId, tellAt }));
  // What they know stays what they knew before the first change.
  await db
    .insert(untoldChanges)
    .values(rows)
    .onConflictDoUpdate({ target: [untoldChanges.entity, untoldChanges.eventId], set: { personId, tellAt } });
  const series = [...new Set(told.map(({ after }) => seriesOf(after)))];
  if (tellsAtOnce) for (const id of series) await tellGuests(id, scope);
  else await waitOn(series, tellAt, scope);
}

/** Whether somebody is invited, or was. */
export function concernsGuests({ before, after, base }: EventWrite): boolean {
  return [before, after, base].some((event) => event && event.guests.length > 0);
}

async function waitOn(series: number[], tellAt: Date, { db, entity }: Scope): Promise<void> {
  const ofSeries = db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(and(eq(calendarEvents.entity, entity), or(inArray(calendarEvents.id, series), inArray(calendarEvents.masterId, series))));
  await db
    .update(untoldChanges)
    .set({ tellAt })
    .where(and(eq(untoldChanges.entity, entity), sql`${untoldChanges.eventId} in ${ofSeries}`));
}

const jsonOf = (event: object | null) => event && { ...event };
