import { and, asc, inArray } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { invoicesView as invoices } from '#features/invoice/tables.ts';
import { live } from '#server/live.ts';
import { type End, nothingMore } from './end-of.ts';

/** An invoice, by its number; a draft has none, and goes by its id. */
export const invoiceEnd: End = {
  async find(ids, { db, entity }) {
    const rows = await db
      .select({ id: invoices.id, number: invoices.number, state: invoices.status })
      .from(invoices)
      .where(and(live(invoices, entity), inArray(invoices.id, ids)))
      .orderBy(asc(invoices.id));
    return rows.map(({ id, number, state }) => {
      const path = pageAddress('/apps/invoice/preview/:id', { id });
      return { ...nothingMore, kind: 'invoice', id, title: number ?? `#${id}`, path, state };
    });
  },
};
