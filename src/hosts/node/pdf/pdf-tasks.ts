import type { Logo } from '#pdf/logo.ts';
import { heavyTask } from '#server/heavy-work.ts';
import type { PdfDocument } from '#server/pdf-document.ts';

/** Lays a document out. pdfkit and the fonts, 70 MB in memory, are loaded with the first one of a thread. */
export const drawPdf = heavyTask({
  name: 'draw a PDF',
  limitMs: 30_000,
  run: async ({ document, logo }: { document: PdfDocument; logo: Logo | null }) => {
    const { nodePress } = await import('./node-press.ts');
    return nodePress.print(document, logo);
  },
});

/** Finds the pictographs that no font has. */
export const findLeftOut = heavyTask({
  name: 'find what a PDF leaves out',
  run: async ({ document }: { document: PdfDocument }) => {
    const { nodePress } = await import('./node-press.ts');
    return nodePress.leftOut(document);
  },
});

/** Loads what the first document would wait for. */
export const warmPdf = heavyTask({
  name: 'warm up for PDFs',
  run: async (_given: null) => {
    const { nodePress } = await import('./node-press.ts');
    await (await nodePress.openFonts()).openFurther();
    return null;
  },
});
