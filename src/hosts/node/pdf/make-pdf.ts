import PDFKit from 'pdfkit';
import sharp from 'sharp';
import type { PdfDocument } from '#server/pdf-document.ts';
import { drawDocument } from './draw-document.ts';
import type { Logo } from './draw-head.ts';
import { FontSet } from './font-set.ts';
import { type Drawing, Paper } from './paper.ts';
import { textsOf } from './texts-of.ts';

/** In points. */
const largestLogo = { width: 160, height: 56 };
const pixelsPerPoint = 3;

let opening: Promise<FontSet> | null = null;

/** Opens the fonts that every document needs. */
export async function openFonts(): Promise<FontSet> {
  opening ??= FontSet.open();
  try {
    return await opening;
  } catch (error) {
    opening = null;
    throw error;
  }
}

/** Lays a document out on pages of A4. */
export async function makePdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await openFonts();
  await fonts.prepare(textsOf(document));
  const logo = document.head.logo && (await logoOf(document.head.logo));
  const doc = new PDFKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: document.language,
    displayTitle: true,
    // Without it pdfkit opens a font of its own.
    font: null as unknown as string,
    info: { Title: document.title, Author: document.author, Creator: 'Atrium', Producer: 'Atrium', CreationDate: document.madeAt },
  });
  const parts: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  drawDocument(new Paper(doc as unknown as Drawing, fonts, document.direction), document, logo);
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}

/** On white and without transparency, which is embedded as it is. A picture that cannot be read is left out. */
async function logoOf(bytes: Uint8Array): Promise<Logo | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 50_000_000, density: 300 })
      .autoOrient()
      .resize({
        width: largestLogo.width * pixelsPerPoint,
        height: largestLogo.height * pixelsPerPoint,
        fit: 'inside',
      })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width / pixelsPerPoint, height: info.height / pixelsPerPoint };
  } catch {
    return null;
  }
}
