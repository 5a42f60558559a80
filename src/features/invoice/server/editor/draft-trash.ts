import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { unlink } from '#features/links/server/offers.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { invoiceAttachments, invoiceHistory, invoices, invoicesView } from '../../tables.ts';
import { deleteInvoices } from './delete-invoices.ts';
import { restoreInvoices } from './restore-invoices.ts';

/** Deleted drafts. What was issued is a document: it stays among the voided ones, and is never destroyed. */
export const draftTrash: TrashKind = {
  kind: 'invoice',
  subject: 'Invoice',
  async lines() {
    const { id, clientName, issuedAt, purgedAt } = invoicesView;
    const name = sql`${id}::text || case ${clientName} when '' then '' else ' · ' || ${clientName} end`;
    return { view: invoicesView, key: id, name, where: and(isNull(issuedAt), isNull(purgedAt)) };
  },
  restore: (keys, scope) => restoreInvoices({ params: undefined, query: undefined, body: { ids: idsOfKeys(keys, 'invoice') } }, scope),
  remove: (keys, scope) => deleteInvoices({ params: undefined, query: undefined, body: { ids: idsOfKeys(keys, 'invoice') } }, scope),
  async purge(keys, { db, entity, now }) {
    const ids = idsOfKeys(keys, 'invoice');
    const { deletedAt, issuedAt, purgedAt } = invoices;
    const drafts = and(isNotNull(deletedAt), isNull(issuedAt), isNull(purgedAt));
    const rows = await db
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids), drafts))
      .orderBy(asc(invoices.id))
      .for('update');
    refuseMissing(rows, ids, 'invoice');
    for (const { table, of } of belongings) await db.delete(table).where(and(eq(table.entity, entity), inArray(of, ids)));
    await unlink(db, entity, 'invoice', ids);
    // Who deleted it and when stays.
    await db
      .update(invoices)
      .set({ ...nothingLeft, purgedAt: now, version: sql`${invoices.version} + 1`, updatedAt: now })
      .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids)));
    await announce(db, entity, { kind: 'invoice', ids }, trashChange);
  },
};

const belongings = [
  { table: invoiceHistory, of: invoiceHistory.invoiceId },
  { table: invoiceAttachments, of: invoiceAttachments.invoiceId },
];

const nothingLeft = {
  clientId: null,
  client: { name: '', company: '', companyEmail: '', contact: '', address: '', country: '', vatId: '' },
  ...{ clientName: '', service: '', lines: [], notes: '', searchText: '' },
  ...{ netCents: 0, taxCents: 0, discountCents: 0, totalCents: 0, balanceCents: 0, totalRank: 0, balanceRank: 0 },
};
