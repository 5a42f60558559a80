import { and, eq, lt, sql } from 'drizzle-orm';
import { unlink } from '#features/links/server/offers.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { mails } from '../tables.ts';

/** Those that were deleted long ago and not brought back, with their replies and deliveries. */
export const sweepMails: Sweep = {
  name: 'mails',
  async run(db, { entity, now, keepDays }) {
    const old = and(eq(mails.entity, entity), lt(mails.deletedAt, daysBefore(now, keepDays.deleted)));
    await unlink(db, entity, 'mail', sql`(select id from ${mails} where ${old})`);
    return deleteRows(db, mails, old);
  },
};
