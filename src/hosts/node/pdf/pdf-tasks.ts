import type { Logo } from '#pdf/logo.ts';
import { heavyTask } from '#server/heavy-work.ts';
import type { PdfDocument } from '#server/pdf-document.ts';

/** Renders a document. The first one in each thread loads pdfkit and the fonts (70 MB of memory). */
export const drawPdf = heavyTask({
  name: 'draw a PDF',
  limitMs: 30_000,
  run: async ({ document, logo }: { document: PdfDocument; logo: Logo | null }) => {
    const { nodePress } = await import('./node-press.ts');
    return nodePress.print(document, logo);
  },
});

/** Finds pictographs that no font contains. */
export const findLeftOut = heavyTask({
  name: 'find what a PDF leaves out',
  run: async ({ document }: { document: PdfDocument }) => {
    const { nodePress } = await import('./node-press.ts');
    return nodePress.leftOut(document);
  },
});

/** Loads everything the first document would wait for. */
export const warmPdf = heavyTask({
  name: 'warm up for PDFs',
  run: async (_given: null) => {
    const { nodePress } = await import('./node-press.ts');
    await (await nodePress.openFonts()).openFurther();
    return null;
  },
});
