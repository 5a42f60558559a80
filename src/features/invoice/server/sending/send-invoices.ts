import { and, asc, inArray, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { notFound } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { sendInvoices as contract } from '../../sending-contract.ts';
import { invoices } from '../../tables.ts';
import { isIncomplete } from '../e-invoice/issue-e-invoice.ts';
import { lockInvoice } from '../invoice-rows.ts';
import { refuseSampleLeaving } from './block-sample-mail.ts';
import { mailInvoice } from './mail-invoice.ts';
import { refuseUnreachable } from './send-invoice.ts';

type Sent = AnswerOf<typeof contract>;

/**
 * Mails several invoices to their clients, each in its own transaction, so that rendering a hundred PDFs does not block other
 * mail. If one fails, those already sent stay sent.
 */
export async function sendInvoices({ body }: GivenOf<typeof contract>, scope: PreparingScope): Promise<Sent> {
  const { deps, entity, identity } = scope;
  const ids = await findSendable(body.ids, scope);
  await deps.pdf.warmUp();
  const answer: Sent = { sent: [], withoutAddress: [], incomplete: [] };
  for (const id of ids) {
    const outcome = await deps.database.writing(entity, async (db) => {
      const row = await lockInvoice(id, { db, entity });
      const work = { ...scope, db, senderId: identity.personId, origin: mailedOrigin(scope.deps) };
      const to = row.client.companyEmail.trim();
      if (!to) return 'withoutAddress';
      if (!row.issuedAt && (await isIncomplete(id, work))) return 'incomplete';
      await announce(db, entity, { kind: 'invoice', ids: await mailInvoice(work, row, { to }) });
      return 'sent';
    });
    answer[outcome].push(id);
  }
  return answer;
}

/** @throws 404, and 400 for clients who cannot be reached by mail, before anything is sent */
async function findSendable(given: number[], { deps, entity }: PreparingScope): Promise<number[]> {
  const wanted = [...new Set(given)];
  return deps.database.reading(entity, async (db) => {
    const rows = await db
      .select({ id: invoices.id, seller: invoices.seller, address: sql<string>`${invoices.client} ->> 'companyEmail'` })
      .from(invoices)
      .where(and(live(invoices, entity), inArray(invoices.id, wanted)))
      .orderBy(asc(invoices.id));
    if (rows.length < wanted.length) throw notFound('invoice');
    const addresses = rows.map(({ address }) => address.trim()).filter(Boolean);
    await refuseUnreachable('ids', addresses, { db, deps, entity });
    const letters = rows.map(({ seller, address }) => ({ seller, to: address }));
    await refuseSampleLeaving('ids', letters, { db, deps, entity });
    return rows.map(({ id }) => id);
  });
}
