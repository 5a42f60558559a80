import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { createEInvoice as contract } from '../../e-invoice-contract.ts';
import { lockInvoice } from '../editor/lock-invoices.ts';
import { readInvoiceRecord } from '../editor/read-invoice.ts';
import { refreshInvoice } from '../editor/refresh-invoice.ts';
import { writeHistory } from '../editor/write-history.ts';
import { keepDocument, readMissingFormat } from '../sending/issued-document.ts';
import { completeParties } from './complete-parties.ts';
import { workOutEInvoice } from './work-out-e-invoice.ts';

/** Creates the e-invoice that was missing when the invoice was issued. The number and all amounts stay. */
export async function createEInvoice({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockInvoice(params.id, scope);
  const worked = (await readMissingFormat(row.id, scope)) ? await workOutEInvoice(row.id, scope) : null;
  if (!worked) throw conflict('invoice', await readInvoiceRecord(row.id, scope));
  const completed = await refreshInvoice(scope, row.id, await completeParties(row, worked.broken, scope));
  await writeHistory(scope, { invoiceId: row.id, kind: 'e-invoice-created' });
  await keepDocument(scope, completed);
  await announce(scope.db, scope.entity, { kind: 'invoice', ids: [row.id] });
  return { invoice: await readInvoiceRecord(row.id, scope) };
}
