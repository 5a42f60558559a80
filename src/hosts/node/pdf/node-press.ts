import { createPdfRenderer } from '#pdf/pdf-renderer.ts';
import { packageFonts } from './package-fonts.ts';

/** The PDF renderer of this thread. pdfkit and the fonts take 70 MB of memory, so import this only when a PDF is needed. */
export const nodePress = createPdfRenderer(packageFonts);
