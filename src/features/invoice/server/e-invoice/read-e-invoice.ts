import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { readEInvoice as contract } from '../../e-invoice-contract.ts';
import type { InvoiceRow } from '../editor/invoice-columns.ts';
import { readInvoiceRow } from '../editor/read-invoice.ts';
import { readKeptXml, readMissingFormat } from '../sending/issued-document.ts';
import { completeParties } from './complete-parties.ts';
import { workOutEInvoice } from './work-out-e-invoice.ts';

/** Which electronic invoice an invoice has, or what it lacks for the one that is wanted. */
export async function readEInvoice({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await readInvoiceRow(params.id, scope);
  if (row.issuedAt) return readIssued(row, scope);
  const worked = await workOutEInvoice(params.id, scope);
  return { format: worked?.invoice.format ?? null, lacks: worked?.broken ?? [], isCreated: false };
}

/** Once issued there is an e-invoice, or none was wanted, or data was missing: then the current records may have it by now. */
async function readIssued(row: InvoiceRow, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const kept = await readKeptXml(row.id, scope);
  if (kept) return { format: kept.format, lacks: [], isCreated: true };
  const worked = (await readMissingFormat(row.id, scope)) ? await workOutEInvoice(row.id, scope) : null;
  if (!worked) return { format: null, lacks: [], isCreated: false };
  const completed = await workOutEInvoice(row.id, scope, await completeParties(row, worked.broken, scope));
  return { format: worked.invoice.format, lacks: completed?.broken ?? [], isCreated: false };
}
