import { contentDisposition } from '#server/content-disposition.ts';
import { leftOutHeader } from '../../left-out-header.ts';
import type { InvoiceFile } from './draw-invoice.ts';

/** A PDF as the answer of a call. */
export function answerPdf(
  { name, bytes, leftOut = [] }: Pick<InvoiceFile, 'name' | 'bytes'> & Partial<Pick<InvoiceFile, 'leftOut'>>,
  kind: 'inline' | 'attachment',
): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(name, kind),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      // For the page, which says it: such characters can't be in a header as they are.
      ...(leftOut.length > 0 && { [leftOutHeader]: encodeURIComponent(leftOut.join(' ')) }),
    },
  });
}
