import { and, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { invoiceAttachmentsView as attachments } from '../../tables.ts';

/** Whether a mail, as a whole, is attached to an invoice. */
export async function isMailAttached(invoiceId: number, mailId: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<boolean> {
  const rows = await db
    .select({ id: attachments.id })
    .from(attachments)
    .where(and(live(attachments, entity), eq(attachments.invoiceId, invoiceId), eq(attachments.mailId, mailId)));
  return rows.length > 0;
}
