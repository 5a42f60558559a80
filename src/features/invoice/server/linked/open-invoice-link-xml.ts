import type { GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { openInvoiceLinkXml as contract } from '../../link-contract.ts';
import { answerXml } from '../e-invoice/answer-xml.ts';
import { readKeptXml } from '../sending/issued-document.ts';
import { checkInvoiceLink } from './invoice-link.ts';
import { noteDownload } from './note-download.ts';

/** The electronic invoice for whoever has the link of the mail; the first time is noted. */
export async function openInvoiceLinkXml({ params, query }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { entity, id } = params;
  await checkInvoiceLink(scope, params, query);
  const kept = await scope.deps.database.reading(entity, (db) => readKeptXml(id, { db, entity }));
  if (!kept) throw notFound('invoice');
  await noteDownload(scope, params);
  return answerXml(kept);
}
