import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { issueInvoice as contract } from '../../contract.ts';
import { issueNow } from './issue-now.ts';
import { lockInvoice } from './lock-invoices.ts';
import { readInvoiceRecord } from './read-invoice.ts';

/** Marks a draft as sent by other means. */
export async function issueInvoice({ params, query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockInvoice(params.id, scope);
  if (row.issuedAt || (query.version !== undefined && query.version !== row.version))
    throw conflict('invoice', await readInvoiceRecord(params.id, scope));
  const { ids } = await issueNow(scope, row);
  await announce(scope.db, scope.entity, { kind: 'invoice', ids });
  return { invoice: await readInvoiceRecord(params.id, scope) };
}
