import { and, eq, inArray } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { shareAttachments as contract } from '../../attachment-contract.ts';
import { invoiceAttachments as attachments } from '../../tables.ts';
import { lockInvoices } from '../editor/lock-invoices.ts';

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
  const changed = await db
    .update(attachments)
    .set({ isShared: body.isShared })
    .where(and(eq(attachments.entity, entity), chosen))
    .returning({ id: attachments.id });
  if (changed.length < ids.length) throw notFound('file');
  await announce(db, entity, { kind: 'invoice', ids: invoices.map(({ id }) => id) });
}
