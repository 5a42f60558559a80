import { abilityFrom } from '#contract/ability.ts';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { askedLanguage } from '#server/asked-language.ts';
import type { Scope } from '#server/scope.ts';
import { answerSheet } from '#server/sheet.ts';
import type { SheetCell } from '#server/sheet-cell.ts';
import type { exportInvoices as contract, InvoiceStatus } from '../../contract.ts';
import { majorUnits } from '../../money-text.ts';
import { type InvoiceWords, invoiceWords } from '../sending/invoice-words.ts';
import { type ExportedRow, type ExportedRows, readExportedRows } from './read-exported-rows.ts';

type Wanted = GivenOf<typeof contract>['query'];

const columns = [
  { name: 'number', width: 14 },
  { name: 'kind', width: 12 },
  { name: 'status', width: 16 },
  { name: 'client', width: 32 },
  { name: 'contact', width: 24 },
  { name: 'email', width: 32 },
  { name: 'country', width: 16 },
  { name: 'service', width: 36 },
  { name: 'issued', width: 12 },
  { name: 'due', width: 12 },
  { name: 'currency', width: 10 },
  { name: 'net' },
  { name: 'tax' },
  { name: 'total' },
  { name: 'paid' },
  { name: 'credited' },
  { name: 'balance' },
];

const statusNames: Record<InvoiceStatus, string> = {
  Draft: 'draft',
  Sent: 'sent',
  Downloaded: 'downloaded',
  'Partial Payment': 'partial',
  'Past Due': 'pastDue',
  Paid: 'paid',
};

/** All invoices that are asked for, in their order, as a sheet. That they left is written down. */
export async function exportInvoices({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { db, deps, now, request } = scope;
  const words = invoiceWords(askedLanguage(request));
  const first = await readExportedRows(query, { after: null }, scope);
  await recordAudit(db, scope, { action: 'invoice.exported', targetKind: 'invoice', changes: changesOf(query) });
  return answerSheet({
    format: query.format,
    name: `invoices-${now.toISOString().slice(0, 10)}`,
    direction: words.direction,
    columns: columns.map(({ name, ...column }) => ({ ...column, label: words.sheet(`column.${name}`) })),
    batches: batchesOf(first, { wanted: query, words, scope }),
    onFailure: (error) => deps.log.error('invoices not exported', {}, error),
  });
}

/** What was asked for, for the audit log. */
function changesOf({ format, q, status, issuedFrom, issuedUntil, clientId }: Wanted) {
  const asked = { format, q, status, issuedFrom, issuedUntil, clientId };
  return Object.entries(asked).flatMap(([field, to]) => (to ? [{ field, from: '', to: String(to) }] : []));
}

interface Exporting {
  wanted: Wanted;
  words: InvoiceWords;
  scope: Omit<Scope, 'db'>;
}

/**
 * The rows that the call read itself, so that what fails at once is refused, and then each batch on a connection of its own, so that a slow
 * reader holds none. It breaks off when the right to read ends.
 */
async function* batchesOf(first: ExportedRows, { wanted, words, scope }: Exporting): AsyncGenerator<SheetCell[][]> {
  const { deps, entity, identifyAgain } = scope;
  for (let { rows, next }: ExportedRows = first; ; ) {
    yield rows.map((row) => cellsOf(row, words));
    if (!next) return;
    const at = next;
    const identity = await identifyAgain();
    if (!identity || !abilityFrom(identity.rules).can('read', 'Invoice'))
      throw new Error('the right to read ended while invoices were exported');
    ({ rows, next } = await deps.database.reading(entity, (db) => readExportedRows(wanted, at, { db, entity })));
  }
}

function cellsOf(row: ExportedRow, words: InvoiceWords): SheetCell[] {
  const { client, currency } = row;
  const money = (cents: number) => majorUnits(cents, currency);
  return [
    row.number ?? '',
    words.sheet(row.kind === 'invoice' ? 'kind.invoice' : 'kind.creditNote'),
    words.sheet(`status.${statusNames[row.status]}`),
    client.company || client.name,
    client.name,
    client.companyEmail,
    client.country,
    row.service,
    new Date(`${row.issuedOn}T00:00:00Z`),
    new Date(`${row.dueOn}T00:00:00Z`),
    currency,
    ...[row.netCents, row.taxCents, row.totalCents, row.paidCents, row.creditedCents, row.balanceCents].map(money),
  ];
}
