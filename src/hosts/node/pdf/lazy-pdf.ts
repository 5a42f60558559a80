import type { PdfMaker } from '#server/pdf-document.ts';

/** Makes PDFs by pdfkit. It and the fonts, 70 MB in memory, are loaded with the first one, or when one may be wanted soon. */
export function lazyPdf(): PdfMaker {
  const load = () => import('./make-pdf.ts');
  return {
    async make(document) {
      const { makePdf } = await load();
      return makePdf(document);
    },
    warmUp() {
      // What fails here is told when a PDF is made.
      load()
        .then(({ openFonts }) => openFonts())
        .catch(() => undefined);
    },
  };
}
