import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { mailTemplates } from '../../tables.ts';

/** Those that were deleted long ago. */
export const sweepTemplates: Sweep = {
  name: 'mail templates',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, mailTemplates, and(eq(mailTemplates.entity, entity), lt(mailTemplates.deletedAt, daysBefore(now, keepDays.deleted)))),
};
