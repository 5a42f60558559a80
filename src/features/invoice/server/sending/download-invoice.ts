import type { GivenOf } from '#contract/endpoint.ts';
import { askedLanguage } from '#server/asked-language.ts';
import type { Scope } from '#server/scope.ts';
import type { downloadInvoice as contract } from '../../sending-contract.ts';
import { answerPdf } from './answer-pdf.ts';
import { makeInvoiceFile } from './make-invoice-file.ts';

/** The invoice as PDF, in the language of whoever asks. */
export async function downloadInvoice({ params }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  return answerPdf(await makeInvoiceFile(params.id, askedLanguage(scope.request), scope), 'attachment');
}
