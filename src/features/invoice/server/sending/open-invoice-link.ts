import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { askedLanguage } from '#server/asked-language.ts';
import { forEntity } from '#server/for-entity.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { openInvoiceLink as contract } from '../../sending-contract.ts';
import { lockInvoice } from '../editor/lock-invoices.ts';
import { refreshInvoice } from '../editor/refresh-invoice.ts';
import { writeHistory } from '../editor/write-history.ts';
import { answerPdf } from './answer-pdf.ts';
import { isInvoiceLink } from './invoice-link.ts';
import { makeInvoiceFile } from './make-invoice-file.ts';

const opensPerHour = 240;

/** The PDF for whoever has the link of the mail, as long as it goes on; the first time is noted. */
export async function openInvoiceLink({ params, query }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps, caller, now, request } = scope;
  const { entity, id } = params;
  await refuseTooMany(deps, [{ key: ['invoice link', caller], hits: opensPerHour, windowSeconds: 3600 }]);
  if (!(await isInvoiceLink({ deps, now }, params, query))) throw notFound('invoice');
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
