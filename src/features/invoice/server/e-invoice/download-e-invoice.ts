import type { GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { downloadEInvoice as contract } from '../../e-invoice-contract.ts';
import { readKeptXml } from '../sending/issued-document.ts';
import { answerXml } from './answer-xml.ts';

/** The electronic invoice as it was issued. */
export async function downloadEInvoice({ params }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const kept = await readKeptXml(params.id, scope);
  if (!kept) throw notFound('invoice');
  return answerXml(kept);
}
