import { contentDisposition } from '#server/content-disposition.ts';
import type { InvoiceFile } from './draw-invoice.ts';

/** A PDF as the answer of a call. */
export function answerPdf({ name, bytes }: Pick<InvoiceFile, 'name' | 'bytes'>, kind: 'inline' | 'attachment'): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(name, kind),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
