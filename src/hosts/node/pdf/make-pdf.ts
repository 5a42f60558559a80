import PDFKit from 'pdfkit';
import type { PdfDocument } from '#server/pdf-document.ts';
import { documentFacts, factsXml } from './document-facts.ts';
import { drawDocument } from './draw-document.ts';
import type { Logo } from './draw-head.ts';
import { embedFacturX } from './embed-factur-x.ts';
import { FontSet } from './font-set.ts';
import { type Drawing, Paper } from './paper.ts';
import { textsOf } from './texts-of.ts';

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

/** Lays a document out on pages of A4. @param logo its picture, ready to be embedded: that of the document is not looked at */
export async function makePdf(document: PdfDocument, logo: Logo | null): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await openFonts();
  await fonts.prepare(textsOf(document));
  const doc = new PDFKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: document.language,
    displayTitle: true,
    ...(document.facturX !== undefined && { subset: 'PDF/A-3b' as const }),
    // Without it pdfkit opens a font of its own.
    font: null as unknown as string,
    info: documentFacts(document),
  });
  Object.assign(doc, { _addInfo: () => doc.appendXML(factsXml(document)) });
  const parts: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  if (document.facturX !== undefined) embedFacturX(doc, document.facturX, document.madeAt);
  drawDocument(new Paper(doc as unknown as Drawing, fonts, document.direction), document, logo);
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}
