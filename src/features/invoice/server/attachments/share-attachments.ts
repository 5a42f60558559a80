import { and, asc, eq, inArray } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { shareAttachments as contract } from '../../attachment-contract.ts';
import { invoiceAttachments as attachments } from '../../tables.ts';
import { lockInvoices } from '../editor/lock-invoices.ts';
import { writeHistory } from '../editor/write-history.ts';
import { namesIn } from './attach-to-invoice.ts';

/** Shares attachments with the client, or no longer: all of them, or none when one, or its invoice, is not there. */
export async function shareAttachments({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const ids = [...new Set(body.ids)];
  const chosen = and(live(attachments, entity), inArray(attachments.id, ids));
  const found = await db.select({ invoiceId: attachments.invoiceId }).from(attachments).where(chosen);
  const invoices = await lockInvoices(
    found.map(({ invoiceId }) => invoiceId),
    scope,
  );
  const { id, name, invoiceId, isShared } = attachments;
  const rows = await db.select({ id, name, invoiceId, isShared }).from(attachments).where(chosen).orderBy(asc(id));
  if (rows.length < ids.length) throw notFound('file');
  const changed = rows.filter((row) => row.isShared !== body.isShared);
  await db
    .update(attachments)
    .set({ isShared: body.isShared })
    .where(and(eq(attachments.entity, entity), chosen));
  for (const invoice of invoices) {
    const own = changed.filter((row) => row.invoiceId === invoice.id);
    const kind = body.isShared ? ('shared' as const) : ('unshared' as const);
    if (own.length > 0) await writeHistory(scope, { invoiceId: invoice.id, kind, detail: namesIn(own) });
  }
  await announce(db, entity, { kind: 'invoice', ids: invoices.map(({ id }) => id) });
}
