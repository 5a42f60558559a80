import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { mailLabels } from '../../tables.ts';

/** Those that were deleted long ago. */
export const sweepLabels: Sweep = {
  name: 'mail labels',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, mailLabels, and(eq(mailLabels.entity, entity), lt(mailLabels.deletedAt, daysBefore(now, keepDays.deleted)))),
};
