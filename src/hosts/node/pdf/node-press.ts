import { pdfPress } from '#pdf/pdf-press.ts';
import { packageFonts } from './package-fonts.ts';

/** The press of this thread. pdfkit and the fonts take 70 MB of memory: load it when a PDF is wanted. */
export const nodePress = pdfPress(packageFonts);
