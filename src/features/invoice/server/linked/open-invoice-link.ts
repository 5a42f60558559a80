import type { GivenOf } from '#contract/endpoint.ts';
import { askedLanguage } from '#server/asked-language.ts';
import { forEntity } from '#server/for-entity.ts';
import type { OpenScope } from '#server/scope.ts';
import type { openInvoiceLink as contract } from '../../link-contract.ts';
import { answerPdf } from '../sending/answer-pdf.ts';
import { makeInvoiceFile } from '../sending/make-invoice-file.ts';
import { checkInvoiceLink } from './invoice-link.ts';
import { noteDownload } from './note-download.ts';

/** The PDF for whoever has the link of the mail, as long as it goes on; the first time is noted. */
export async function openInvoiceLink({ params, query }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps, now, request } = scope;
  const { entity, id } = params;
  await checkInvoiceLink(scope, params, query);
  await noteDownload(scope, params);
  const own = forEntity(deps, entity);
  const file = await deps.database.reading(entity, (db) => makeInvoiceFile(id, askedLanguage(request), { db, entity, deps: own, now }));
  return answerPdf(file, 'inline');
}
