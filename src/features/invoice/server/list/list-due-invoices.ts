import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import { readSeller } from '#features/seller/server/offers.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { invoicesView as invoices } from '../../tables.ts';
import { listColumns, toListed } from '../editor/invoice-columns.ts';

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
  scope: Pick<Scope, 'db' | 'entity' | 'deps'>,
): Promise<DueInvoice[]> {
  const { db, entity } = scope;
  const rows = await db
    .select({ ...listColumns, clientName: invoices.clientName })
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
  const numbers = await readSeller(scope);
  return rows.map((row) => ({
    id: row.id,
    number: toListed(row, numbers).number,
    clientName: row.clientName,
    dueOn: row.dueOn,
    isPaid: row.status === 'Paid',
  }));
}
