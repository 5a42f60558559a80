import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { countResponse } from '#features/plan-limits/server/offers.ts';
import { announce } from '#server/announce.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { replyToInvoice as contract } from '../../link-contract.ts';
import { lockInvoice } from '../editor/lock-invoices.ts';
import { writeHistory } from '../editor/write-history.ts';
import { tellResponsible } from '../sending/invoice-notice.ts';
import { checkInvoiceLink } from './invoice-link.ts';
import { readReplies } from './read-replies.ts';

const repliesPerHour = 20;

/** The client accepts an invoice, or asks about it: that stands in its history, and whoever looks after it is told. */
export async function replyToInvoice(
  { params, query, body }: GivenOf<typeof contract>,
  scope: OpenScope,
): Promise<AnswerOf<typeof contract>> {
  const { deps, caller, now } = scope;
  const { entity, id } = params;
  const { kind } = body;
  await checkInvoiceLink(scope, params, query);
  const text = kind === 'questioned' ? body.text.trim() : '';
  if (kind === 'questioned' && text === '') throw invalid('text', 'required');
  await refuseTooMany(deps, [{ key: ['invoice reply', entity, String(id), caller], hits: repliesPerHour, windowSeconds: 3600 }]);
  return deps.database.writing(entity, async (db) => {
    const row = await lockInvoice(id, { db, entity });
    if (!row.issuedAt) throw notFound('invoice');
    const said = await readReplies(id, { db, entity });
    // Twice the same is one: a double click, or a retry whose first answer was lost.
    if (said.some((one) => one.kind === kind && one.text === text)) return { replies: said };
    const work = { db, entity, now, identity: null };
    await countResponse({ ...work, deps });
    await writeHistory(work, { invoiceId: id, kind, detail: text });
    await tellResponsible({ ...work, deps }, row, { kind: 'answer', makerId: Number(query.sender), excerpt: text });
    await announce(db, entity, { kind: 'invoice', ids: [id] });
    return { replies: await readReplies(id, { db, entity }) };
  });
}
