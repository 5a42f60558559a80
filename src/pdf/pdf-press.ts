import { PDFDocument } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { PdfDocument } from '#server/pdf-document.ts';
import { documentFacts, factsXml } from './document-facts.ts';
import { drawDocument } from './draw-document.ts';
import { embedFacturX } from './embed-factur-x.ts';
import { FontSet } from './font-set.ts';
import type { FontSource } from './font-source.ts';
import type { Logo } from './logo.ts';
import { Paper } from './paper.ts';
import { pictograph } from './pictograph.ts';
import { hasPictographs, textsOf } from './texts-of.ts';

export interface PdfPress {
  /** Opens the fonts that every document needs. */
  openFonts(): Promise<FontSet>;
  /** Lays a document out on pages of A4. @param logo its picture, ready to be embedded: that of the document is not looked at */
  print(document: PdfDocument, logo: Logo | null): Promise<Uint8Array<ArrayBuffer>>;
  /** The pictographs of a document that no font has. */
  leftOut(document: PdfDocument): Promise<string[]>;
}

/** Makes PDFs with fonts that it opens once, when they are first wanted. */
export function pdfPress(source: FontSource): PdfPress {
  let opening: Promise<FontSet> | null = null;
  const openFonts = async () => {
    opening ??= FontSet.open(source);
    try {
      return await opening;
    } catch (error) {
      opening = null;
      throw error;
    }
  };
  return {
    openFonts,
    print: async (document, logo) => print(document, logo, await openFonts()),
    leftOut: async (document) => (hasPictographs(document) ? leftOut(document, await openFonts()) : []),
  };
}

async function leftOut(document: PdfDocument, fonts: FontSet): Promise<string[]> {
  const texts = textsOf(document);
  await fonts.prepare(texts);
  const missing = texts.flatMap((text) => [...text].filter((one) => pictograph.test(one) && !fonts.has(one.codePointAt(0) ?? 0, text)));
  return [...new Set(missing)];
}

async function print(document: PdfDocument, logo: Logo | null, fonts: FontSet): Promise<Uint8Array<ArrayBuffer>> {
  await fonts.prepare(textsOf(document));
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: document.language,
    displayTitle: true,
    ...(document.facturX !== undefined && { subset: 'PDF/A-3b' as const }),
    // Without it pdfkit opens a font of its own.
    font: null,
    info: documentFacts(document),
  });
  Object.assign(doc, { _addInfo: () => doc.appendXML(factsXml(document)) });
  const written = toBytes(doc);
  if (document.facturX !== undefined) embedFacturX(doc, document.facturX, document.madeAt);
  drawDocument(new Paper(doc, fonts, document.direction), document, logo);
  doc.end();
  return written;
}
