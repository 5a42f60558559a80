import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { invoicesView as invoices } from '../../tables.ts';

interface DueInvoice {
  id: number;
  number: string;
  clientName: string;
  /** `YYYY-MM-DD`. */
  dueOn: string;
  isPaid: boolean;
}

/** Issued invoices whose due date lies from one day on until before another; the first ones. */
export async function listDueInvoices(
  { fromDate, untilDate, most }: { fromDate: string; untilDate: string; most: number },
  scope: Pick<Scope, 'db' | 'entity'>,
): Promise<DueInvoice[]> {
  const { db, entity } = scope;
  const rows = await db
    .select({ id: invoices.id, number: invoices.number, clientName: invoices.clientName, dueOn: invoices.dueOn, status: invoices.status })
    .from(invoices)
    .where(
      and(
        live(invoices, entity),
        gte(invoices.dueOn, fromDate),
        lt(invoices.dueOn, untilDate),
        ne(invoices.status, 'Draft'),
        eq(invoices.kind, 'invoice'),
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(most);
  return rows.map(({ number, status, ...row }) => ({ ...row, number: number ?? '', isPaid: status === 'Paid' }));
}
