import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { invoiceAttachments } from '../../tables.ts';

/** Those that were taken off long ago; no invoice names their files any more. */
export const sweepAttachments: Sweep = {
  name: 'attachments of invoices',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(
      db,
      invoiceAttachments,
      and(eq(invoiceAttachments.entity, entity), lt(invoiceAttachments.deletedAt, daysBefore(now, keepDays.deleted))),
    ),
};
