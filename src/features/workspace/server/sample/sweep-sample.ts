import { and, eq, lt } from 'drizzle-orm';
import { samples } from '#platform/session/tables.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';

/** Prunes removed sample data that can't be restored anymore. */
export const sweepSamples: Sweep = {
  name: 'removed samples',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, samples, and(eq(samples.entity, entity), lt(samples.removedAt, daysBefore(now, keepDays.deleted)))),
};
