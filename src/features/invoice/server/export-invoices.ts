import { and, type SQL, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { answerList, type ListColumn, paperDay, refuseUnlessStillAble } from '#server/answer-list.ts';
import type { Scope } from '#server/scope.ts';
import { requestedLanguage } from '#server/words.ts';
import type { exportInvoices as contract, InvoiceStatus } from '../contract.ts';
import { majorUnits, moneyText } from '../money-text.ts';
import { invoicesView as invoices } from '../tables.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';
import { invoiceCondition, invoiceOrder, type SortedInvoiceFilter, sortedBy } from './list-invoices.ts';

type Wanted = GivenOf<typeof contract>['query'];

const statusNames: Record<InvoiceStatus, string> = {
  Draft: 'draft',
  Sent: 'sent',
  Downloaded: 'downloaded',
  'Partial Payment': 'partial',
  'Past Due': 'pastDue',
  Paid: 'paid',
};

/** Exports all matching invoices in order, as a spreadsheet or PDF, and records the export in the audit log. */
export async function exportInvoices({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { db, request } = scope;
  const language = requestedLanguage(request);
  const words = invoiceWords(language);
  const first = await readExportedRows(query, { after: null }, scope);
  await recordAudit(db, scope, { action: 'invoice.exported', targetKind: 'invoice', changes: changesOf(query) });
  const columns = columnsIn(words, paperDay(language));
  const batches = batchesOf(first, { wanted: query, scope });
  return answerList(
    { today: await todayOf(scope), format: query.format, name: 'invoices', title: words.sheet('title'), language, columns, batches },
    scope,
  );
}

/** Returns the export's filters for the audit log. */
function changesOf({ format, q, status, issuedFrom, issuedUntil, clientId }: Wanted) {
  const asked = { format, q, status, issuedFrom, issuedUntil, clientId };
  return Object.entries(asked).flatMap(([field, to]) => (to ? [{ field, from: '', to: String(to) }] : []));
}

interface Exporting {
  wanted: Wanted;
  scope: Omit<Scope, 'db'>;
}

/**
 * Yields the first rows read in the request, so that immediate failures are reported, then each batch on its own connection, so that a slow
 * client holds none. Stops when the permission to read ends.
 */
async function* batchesOf(first: ExportedRows, { wanted, scope }: Exporting): AsyncGenerator<ExportedRow[]> {
  const { deps, entity } = scope;
  for (let { rows, next }: ExportedRows = first; ; ) {
    yield rows;
    if (!next) return;
    const at = next;
    await refuseUnlessStillAble('read', 'Invoice', scope);
    ({ rows, next } = await deps.database.reading(entity, (db) => readExportedRows(wanted, at, { db, entity })));
  }
}

function columnsIn(words: InvoiceWords, day: (day: string) => string): ListColumn<ExportedRow>[] {
  const label = (name: string) => words.sheet(`column.${name}`);
  const status = ({ status: is }: ExportedRow) => words.sheet(`status.${statusNames[is]}`);
  const clientName = ({ client }: ExportedRow) => client.company || client.name;
  const amount = (name: string, of: (row: ExportedRow) => number, isOnPaper = false): ListColumn<ExportedRow> => ({
    ...{ label: label(name), cell: (row) => majorUnits(of(row), row.currency) },
    ...(isOnPaper && { paper: (row: ExportedRow) => moneyText(of(row), row.currency, words.locale), isNumber: true }),
  });
  const onDay = (name: string, of: (row: ExportedRow) => string): ListColumn<ExportedRow> => ({
    ...{ label: label(name), width: 12, cell: (row) => new Date(`${of(row)}T00:00:00Z`) },
    ...{ paper: (row) => day(of(row)), isNumber: true },
  });
  return [
    { label: label('number'), width: 14, cell: ({ number }) => number ?? '', paper: ({ number }) => number ?? '–' },
    { label: label('kind'), width: 12, cell: ({ kind }) => words.sheet(kind === 'invoice' ? 'kind.invoice' : 'kind.creditNote') },
    { label: label('status'), width: 16, cell: status, paper: status },
    { label: label('client'), width: 32, cell: clientName, paper: clientName },
    { label: label('contact'), width: 24, cell: ({ client }) => client.name },
    { label: label('email'), width: 32, cell: ({ client }) => client.companyEmail },
    { label: label('country'), width: 16, cell: ({ client }) => client.country },
    { label: label('service'), width: 36, cell: ({ service }) => service },
    onDay('issued', ({ issuedOn }) => issuedOn),
    onDay('due', ({ dueOn }) => dueOn),
    { label: label('currency'), width: 10, cell: ({ currency }) => currency },
    amount('net', ({ netCents }) => netCents),
    amount('tax', ({ taxCents }) => taxCents),
    amount('total', ({ totalCents }) => totalCents, true),
    amount('paid', ({ paidCents }) => paidCents),
    amount('credited', ({ creditedCents }) => creditedCents),
    amount('balance', ({ balanceCents }) => balanceCents, true),
  ];
}

/** Position of an export: after a row's sort key; null at the start. */
interface ExportPlace {
  after: { sortKey: string; id: number } | null;
}

type ExportedRow = Awaited<ReturnType<typeof selectRows>>[number];

/** A batch of an export and the position after it; null at the end. */
interface ExportedRows {
  rows: ExportedRow[];
  next: ExportPlace | null;
}

const rowsPerBatch = 1000;

/** Reads the next batch of an export by keyset pagination, so that late batches are as fast as early ones. */
async function readExportedRows(
  wanted: SortedInvoiceFilter,
  { after }: ExportPlace,
  scope: Pick<Scope, 'db' | 'entity'>,
): Promise<ExportedRows> {
  const rows = await selectRows(wanted, after, scope);
  const last = rows.at(-1);
  return { rows, next: last && rows.length === rowsPerBatch ? { after: last } : null };
}

function selectRows(wanted: SortedInvoiceFilter, after: ExportPlace['after'], { db, entity }: Pick<Scope, 'db' | 'entity'>) {
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
    .where(and(invoiceCondition(wanted, { entity }), after ? isLaterThan(wanted, sortedExpression, after) : undefined))
    .orderBy(...invoiceOrder(wanted))
    .limit(rowsPerBatch);
}

function isLaterThan({ sort }: SortedInvoiceFilter, expression: SQL | undefined, { sortKey, id }: NonNullable<ExportPlace['after']>): SQL {
  const later = sql.raw(sort === 'asc' ? '>' : '<');
  if (!expression) return sql`${invoices.id} ${later} ${id}`;
  return sql`(${expression}, ${invoices.id}) ${later} (${sortKey}, ${id})`;
}
