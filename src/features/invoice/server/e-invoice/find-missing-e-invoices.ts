import { and, asc, count, eq, exists, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { clients } from '#features/clients/tables.ts';
import { sellers } from '#features/seller/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { invoiceDocuments as documents, invoices } from '../../tables.ts';

type ReadingScope = Pick<Scope, 'db' | 'entity'>;

/** The issued invoices whose e-invoice is still wanted and not created, the oldest first, with how many there are. */
export async function findMissingEInvoices(scope: ReadingScope, most: number) {
  const { db, entity } = scope;
  const missing = and(live(invoices, entity), isEInvoiceMissing(scope));
  const [counted] = await db.select({ total: count() }).from(invoices).where(missing);
  const { id, clientName } = invoices;
  const number = sql<string>`coalesce(${invoices.number}, '')`;
  const rows = await db.select({ id, number, clientName }).from(invoices).where(missing).orderBy(asc(id)).limit(most);
  return { total: counted?.total ?? 0, rows };
}

/** Whether an invoice of the surrounding query was issued without the e-invoice that its client, or else the company, wants. */
export function isEInvoiceMissing({ db, entity }: ReadingScope): SQL {
  const document = db
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(clients, and(eq(clients.entity, entity), eq(clients.id, invoices.clientId)))
    .leftJoin(sellers, eq(sellers.entity, documents.entity))
    .where(
      and(
        ...[eq(documents.entity, entity), eq(documents.id, invoices.id)],
        ...[isNull(documents.eInvoice), isNotNull(documents.eInvoiceFormat)],
        ne(sql`coalesce(${clients.eInvoice}, ${sellers.eInvoice}, 'none')`, 'none'),
      ),
    );
  return exists(document);
}
