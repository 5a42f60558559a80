import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { readEInvoice as contract } from '../../e-invoice-contract.ts';
import { readInvoiceRow } from '../editor/read-invoice.ts';
import { readKeptXml } from '../sending/issued-document.ts';
import { workOutEInvoice } from './work-out-e-invoice.ts';

/** Which electronic invoice an invoice has, or what it lacks for the one that is wanted. */
export async function readEInvoice({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { issuedAt } = await readInvoiceRow(params.id, scope);
  if (issuedAt) return { format: (await readKeptXml(params.id, scope))?.format ?? null, lacks: [] };
  const worked = await workOutEInvoice(params.id, scope);
  return { format: worked?.invoice.format ?? null, lacks: worked?.broken ?? [] };
}
