import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { calendarEvents as events, untoldChanges } from '../../tables.ts';
import { tellGuests } from './tell-guests.ts';

/** Tells guests of changes that rest. Each series in a transaction that locks it: of several servers one tells. */
export const guestWork: BackgroundWork = {
  name: 'tell guests',
  async work(deps) {
    const now = deps.clock();
    const withWork = sql`select entity from entities_with_untold_changes(${now.toISOString()}::timestamptz)`;
    await forEachEntity(deps, withWork, async (own, entity) => {
      for (const seriesId of await own.database.writing(entity, (db) => readDue(db, entity, now))) {
        await own.database
          .writing(entity, (db) => tellGuests(seriesId, { db, deps: own, entity, now: own.clock() }, now))
          // What fails for one keeps no other guests waiting; it is tried again at the next turn.
          .catch((error: unknown) => own.log.error('guests not told', { entity, series: seriesId }, error));
      }
    });
  },
};

/** The series whose changes rest. What was purged meanwhile is told to nobody. */
async function readDue(db: Db, entity: string, now: Date): Promise<number[]> {
  const due = and(eq(untoldChanges.entity, entity), lte(untoldChanges.tellAt, now));
  const ofEvent = and(eq(events.entity, untoldChanges.entity), eq(events.id, untoldChanges.eventId));
  await db.delete(untoldChanges).where(and(due, sql`not exists ${db.select({ id: events.id }).from(events).where(ofEvent)}`));
  const seriesId = sql<number>`coalesce(${events.masterId}, ${events.id})`.mapWith(Number);
  const rows = await db
    .selectDistinct({ seriesId, tellAt: untoldChanges.tellAt })
    .from(untoldChanges)
    .innerJoin(events, ofEvent)
    .where(due)
    .orderBy(asc(untoldChanges.tellAt));
  return [...new Set(rows.map((row) => row.seriesId))];
}
