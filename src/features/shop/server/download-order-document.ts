import type { GivenOf } from '#contract/endpoint.ts';
import { answerPdf, readDocument } from '#features/invoice/server/offers.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { downloadOrderDocument as contract } from '../order-contract.ts';
import { readOrder } from './read-order.ts';

/** The PDF of an invoice or a credit note of an order that the caller has placed. @throws 404 for any other. */
export async function downloadOrderDocument({ params }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { documents } = await readOrder(params.id, scope, scope.identity.personId);
  const file = documents.some(({ id }) => id === params.invoiceId) ? await readDocument(params.invoiceId, scope) : null;
  if (!file) throw notFound('invoice');
  return answerPdf({ name: file.name, bytes: file.bytes }, 'attachment');
}
