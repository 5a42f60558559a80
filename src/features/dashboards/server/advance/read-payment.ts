import { and, asc, count, eq, gt, ne } from 'drizzle-orm';
import { invoicesView as invoices } from '#features/invoice/tables.ts';
import { live } from '#server/live.ts';
import type { Cards } from '../../contract.ts';
import type { Reading } from '../reading.ts';

/** The issued invoice with something to be paid that is, or was, due first. */
export async function readPayment({ db, entity }: Reading): Promise<Cards['payment']> {
  const { id, number, clientName, dueOn, totalCents, balanceCents, currency } = invoices;
  const isOpen = and(live(invoices, entity), eq(invoices.kind, 'invoice'), ne(invoices.status, 'Draft'), gt(balanceCents, 0));
  const [[first], [open]] = await Promise.all([
    db
      .select({ id, number, clientName, dueOn, totalCents, balanceCents, currency })
      .from(invoices)
      .where(isOpen)
      .orderBy(asc(dueOn), asc(id))
      .limit(1),
    db.select({ all: count() }).from(invoices).where(isOpen),
  ]);
  return { invoice: first ? { ...first, number: first.number ?? '' } : null, open: open?.all ?? 0 };
}
