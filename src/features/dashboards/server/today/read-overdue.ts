import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { invoicesView as invoices, invoiceSums as sums } from '#features/invoice/tables.ts';
import { live } from '#server/live.ts';
import { mostRows, type TodayCard } from '../../today-contract.ts';
import type { Reading } from '../reading.ts';

const isOverdue = 'Past Due';

/** The invoices whose day has passed, the oldest first; how many there are, and what they are to bring, is kept. */
export async function readOverdue({ db, entity }: Reading): Promise<TodayCard['overdue']> {
  const { id, clientName, dueOn, balanceCents, currency } = invoices;
  const [kept, rows] = await Promise.all([
    db
      .select({ listed: sums.listed, currency: sums.currency, balanceCents: sums.balanceCents })
      .from(sums)
      .where(and(eq(sums.entity, entity), eq(sums.status, isOverdue), gt(sums.listed, 0)))
      .orderBy(desc(sums.listed)),
    db
      .select({ id, number: sql<string>`coalesce(${invoices.number}, '')`, clientName, dueOn, balanceCents, currency })
      .from(invoices)
      .where(and(live(invoices, entity), eq(invoices.status, isOverdue)))
      .orderBy(asc(dueOn), asc(id))
      .limit(mostRows),
  ]);
  return {
    total: kept.reduce((total, { listed }) => total + listed, 0),
    rows,
    sums: kept.map((sum) => ({ currency: sum.currency, balanceCents: sum.balanceCents })),
  };
}
