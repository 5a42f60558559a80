import { abilityFrom } from '#contract/ability.ts';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { answerSheet } from '#server/sheet.ts';
import type { SheetCell } from '#server/sheet-cell.ts';
import type { exportInvoices as contract } from '../contract.ts';
import { invoiceNumber } from '../invoice-number.ts';
import { majorUnits } from '../money-text.ts';
import { type ExportedRow, type ExportPlace, readExportedRows } from './read-exported-rows.ts';

type Wanted = GivenOf<typeof contract>['query'];
type NumberFormat = Parameters<typeof invoiceNumber>[1];

const columns = [
  { label: 'Number', width: 14 },
  { label: 'Kind', width: 12 },
  { label: 'Status', width: 16 },
  { label: 'Client', width: 32 },
  { label: 'Contact', width: 24 },
  { label: 'E-mail', width: 32 },
  { label: 'Country', width: 16 },
  { label: 'For', width: 36 },
  { label: 'Issued', width: 12 },
  { label: 'Due', width: 12 },
  { label: 'Currency', width: 10 },
  { label: 'Net' },
  { label: 'Tax' },
  { label: 'Total' },
  { label: 'Paid' },
  { label: 'Credited' },
  { label: 'Balance' },
];

/** All invoices that are asked for, in their order, as a sheet. That they left is written down. */
export async function exportInvoices({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { db, deps, now } = scope;
  await recordAudit(db, scope, { action: 'invoice.exported', targetKind: 'invoice', changes: changesOf(query) });
  const seller = await readSeller(scope);
  return answerSheet({
    format: query.format,
    name: `invoices-${now.toISOString().slice(0, 10)}`,
    columns,
    batches: batchesOf(query, seller, scope),
    onFailure: (error) => deps.log.error('invoices not exported', {}, error),
  });
}

/** What was asked for, for the audit log. */
function changesOf({ format, q, status }: Wanted) {
  const asked = { format, q, status };
  return Object.entries(asked).flatMap(([field, to]) => (to ? [{ field, from: '', to }] : []));
}

/** Each batch on a connection of its own, so that a slow reader holds none. It breaks off when the right to read ends. */
async function* batchesOf(wanted: Wanted, seller: NumberFormat, scope: Omit<Scope, 'db'>): AsyncGenerator<SheetCell[][]> {
  const { deps, entity, identifyAgain } = scope;
  for (let place: ExportPlace | null = { after: null }; place; ) {
    const at: ExportPlace = place;
    const { rows, next } = await deps.database.reading(entity, (db) => readExportedRows(wanted, at, { db, entity }));
    yield rows.map((row) => cellsOf(row, seller));
    place = next;
    const identity = place && (await identifyAgain());
    if (place && !(identity && abilityFrom(identity.rules).can('read', 'Invoice')))
      throw new Error('the right to read ended while invoices were exported');
  }
}

function cellsOf(row: ExportedRow, seller: NumberFormat): SheetCell[] {
  const { client, currency } = row;
  const money = (cents: number) => majorUnits(cents, currency);
  return [
    invoiceNumber(row.id, row.seller ?? seller),
    row.kind === 'invoice' ? 'Invoice' : 'Credit note',
    row.status,
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
