import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { mailRules } from '../../tables.ts';

/** Those that were deleted long ago. */
export const sweepRules: Sweep = {
  name: 'mail rules',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, mailRules, and(eq(mailRules.entity, entity), lt(mailRules.deletedAt, daysBefore(now, keepDays.deleted)))),
};
