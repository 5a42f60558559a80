import { and, eq, inArray, lt } from 'drizzle-orm';
import { daysBefore, rowsPerTurn, type Sweep } from '#server/sweep.ts';
import { savedViews } from '../tables.ts';

/** Removes views that were deleted long enough ago. */
export const sweepViews: Sweep = {
  name: 'deleted views',
  async run(db, { entity, now, keepDays }) {
    const old = db
      .select({ id: savedViews.id })
      .from(savedViews)
      .where(and(eq(savedViews.entity, entity), lt(savedViews.deletedAt, daysBefore(now, keepDays.deleted))))
      .limit(rowsPerTurn);
    const gone = await db
      .delete(savedViews)
      .where(and(eq(savedViews.entity, entity), inArray(savedViews.id, old)))
      .returning({ id: savedViews.id });
    return gone.length;
  },
};
