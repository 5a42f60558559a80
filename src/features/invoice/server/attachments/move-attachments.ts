import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { invoiceAttachments as attachments } from '../../tables.ts';
import { lockInvoices } from '../editor/lock-invoices.ts';
import { writeHistory } from '../editor/write-history.ts';
import { namesIn } from './attach-to-invoice.ts';

/** Takes attachments off their invoices, or puts them back. @throws 404 when one of them, or its invoice, is not there. */
export async function moveAttachments(given: number[], to: 'attached' | 'detached', scope: Scope): Promise<undefined> {
  const { db, entity, now } = scope;
  const ids = [...new Set(given)];
  const chosen = and(eq(attachments.entity, entity), inArray(attachments.id, ids));
  const found = await db.select({ invoiceId: attachments.invoiceId }).from(attachments).where(chosen);
  if (found.length < ids.length) throw notFound('file');
  const invoices = await lockInvoices(
    found.map(({ invoiceId }) => invoiceId),
    scope,
  );
  const { id, name, invoiceId, fileId, mailId, deletedAt } = attachments;
  const rows = await db.select({ id, name, invoiceId, fileId, mailId, deletedAt }).from(attachments).where(chosen).orderBy(asc(id));
  // Deleted for good in the meantime.
  if (rows.length < ids.length) throw notFound('file');
  const moved = rows.filter((row) => (row.deletedAt === null) === (to === 'detached'));
  const movedIds = moved.map((row) => row.id);
  if (movedIds.length === 0) return;
  if (to === 'detached') await db.update(attachments).set({ deletedAt: now }).where(inOwn(movedIds));
  // One after the other: two of them may be the same file.
  else
    for (const one of movedIds)
      await db
        .update(attachments)
        .set({ deletedAt: null })
        .where(and(inOwn([one]), isNotAgain));
  for (const invoice of invoices) {
    const own = moved.filter((row) => row.invoiceId === invoice.id);
    if (own.length > 0) await writeHistory(scope, { invoiceId: invoice.id, kind: to, detail: namesIn(own) });
  }
  await announce(db, entity, { kind: 'invoice', ids: invoices.map((invoice) => invoice.id) });

  function inOwn(which: number[]) {
    return and(eq(attachments.entity, entity), inArray(attachments.id, which));
  }
}

/** The same file, or mail, was attached anew meanwhile: it is there already. */
const isNotAgain = sql`not exists (
  select from ${attachments} other
  where other.entity = ${attachments.entity} and other.invoice_id = ${attachments.invoiceId} and other.deleted_at is null
    and (other.file_id = ${attachments.fileId} or other.mail_id = ${attachments.mailId}))`;
