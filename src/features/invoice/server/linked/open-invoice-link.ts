import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { askedLanguage } from '#server/asked-language.ts';
import { forEntity } from '#server/for-entity.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { openInvoiceLink as contract } from '../../link-contract.ts';
import { lockInvoice } from '../editor/lock-invoices.ts';
import { refreshInvoice } from '../editor/refresh-invoice.ts';
import { writeHistory } from '../editor/write-history.ts';
import { answerPdf } from '../sending/answer-pdf.ts';
import { makeInvoiceFile } from '../sending/make-invoice-file.ts';
import { checkInvoiceLink } from './invoice-link.ts';

/** The PDF for whoever has the link of the mail, as long as it goes on; the first time is noted. */
export async function openInvoiceLink({ params, query }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps, now, request } = scope;
  const { entity, id } = params;
  await checkInvoiceLink(scope, params, query);
  await deps.database.writing(entity, async (db) => {
    const { issuedAt, downloadedAt } = await lockInvoice(id, { db, entity });
    if (!issuedAt) throw notFound('invoice');
    if (downloadedAt) return;
    const work = { db, entity, now, identity: null };
    await refreshInvoice(work, id, { downloadedAt: now });
    await writeHistory(work, { invoiceId: id, kind: 'downloaded' });
    await announce(db, entity, { kind: 'invoice', ids: [id] });
  });
  const own = forEntity(deps, entity);
  const file = await deps.database.reading(entity, (db) => makeInvoiceFile(id, askedLanguage(request), { db, entity, deps: own, now }));
  return answerPdf(file, 'inline');
}
