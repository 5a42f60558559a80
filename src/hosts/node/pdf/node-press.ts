import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pdfPress } from '#pdf/pdf-press.ts';

const require = createRequire(import.meta.url);

/** The press of this thread, with the fonts from its packages. pdfkit and they take 70 MB of memory: load it when a PDF is wanted. */
export const nodePress = pdfPress((file) => readFile(require.resolve(file)));
