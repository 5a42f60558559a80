import { and, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { invoicesView as invoices } from '../../tables.ts';
import { invoiceOrder, sortedBy, type WantedInvoices, wantedInvoices } from './wanted-invoices.ts';

/** Where an export goes on: after a row, by what it is sorted by; null at the beginning. */
interface ExportPlace {
  after: { sortKey: string; id: number } | null;
}

export type ExportedRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Some rows of an export and where it goes on after them: null at its end. */
export interface ExportedRows {
  rows: ExportedRow[];
  next: ExportPlace | null;
}

const rowsPerBatch = 1000;

/** The next rows of an export. Each batch is found by the index, however late it comes. */
export async function readExportedRows(
  wanted: WantedInvoices,
  { after }: ExportPlace,
  scope: Pick<Scope, 'db' | 'entity'>,
): Promise<ExportedRows> {
  const rows = await selectRows(wanted, after, scope);
  const last = rows.at(-1);
  return { rows, next: last && rows.length === rowsPerBatch ? { after: last } : null };
}

function selectRows(wanted: WantedInvoices, after: ExportPlace['after'], { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const { id, number, kind, status, client, service, issuedOn, dueOn, currency } = invoices;
  const { netCents, taxCents, totalCents, paidCents, creditedCents, balanceCents } = invoices;
  const [sortedExpression] = sortedBy[wanted.sortColumn];
  return db
    .select({
      ...{ id, number, kind, status, client, service, issuedOn, dueOn, currency },
      ...{ netCents, taxCents, totalCents, paidCents, creditedCents, balanceCents },
      sortKey: sql<string>`(${sortedExpression ?? invoices.id})::text`,
    })
    .from(invoices)
    .where(and(wantedInvoices(wanted, { entity }), after ? isLaterThan(wanted, sortedExpression, after) : undefined))
    .orderBy(...invoiceOrder(wanted))
    .limit(rowsPerBatch);
}

function isLaterThan({ sort }: WantedInvoices, expression: SQL | undefined, { sortKey, id }: NonNullable<ExportPlace['after']>): SQL {
  const later = sql.raw(sort === 'asc' ? '>' : '<');
  if (!expression) return sql`${invoices.id} ${later} ${id}`;
  return sql`(${expression}, ${invoices.id}) ${later} (${sortKey}, ${id})`;
}
