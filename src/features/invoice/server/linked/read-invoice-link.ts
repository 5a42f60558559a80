import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { readInvoiceLink as contract } from '../../link-contract.ts';
import { readInvoiceRow } from '../editor/read-invoice.ts';
import { invoicePath } from './invoice-link.ts';

/** The address of the page on which the client sees an issued invoice, as a mail by this person would have it. */
export async function readInvoiceLink({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await readInvoiceRow(params.id, scope);
  if (!row.issuedAt || row.deletedAt) throw notFound('invoice');
  return { path: await invoicePath({ ...scope, senderId: scope.identity.personId }, row) };
}
