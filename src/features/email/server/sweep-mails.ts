import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { mails } from '../tables.ts';

/** Those that were deleted long ago and not brought back, with their replies and deliveries. */
export const sweepMails: Sweep = {
  name: 'mails',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, mails, and(eq(mails.entity, entity), lt(mails.deletedAt, daysBefore(now, keepDays.deleted)))),
};
