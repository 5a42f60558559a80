import { contentDisposition } from '#server/content-disposition.ts';

/** An electronic invoice as the answer of a call. */
export function answerXml({ name, xml }: { name: string; xml: string }): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': contentDisposition(name, 'attachment'),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
