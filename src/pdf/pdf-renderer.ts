import { PDFDocument } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { escapeHtml } from '#contract/escape-html.ts';
import type { PdfDocument } from '#server/pdf-document.ts';
import { drawDocument } from './draw-document.ts';
import { FontSet } from './font-set.ts';
import type { FontSource } from './font-source.ts';
import type { Logo } from './logo.ts';
import { Paper } from './paper.ts';
import { pictograph } from './pictograph.ts';
import { hasPictographs, textsOf } from './texts-of.ts';

export interface PdfPress {
  /** Opens the fonts every document needs. */
  openFonts(): Promise<FontSet>;
  /** Lays out a document on A4 pages. @param logo The picture, ready for embedding; the document's own is ignored. */
  print(document: PdfDocument, logo: Logo | null): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the pictographs of a document that no font has. */
  leftOut(document: PdfDocument): Promise<string[]>;
}

/** Creates a PDF renderer, which opens the fonts on first use. */
export function createPdfRenderer(source: FontSource): PdfPress {
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
    // Otherwise pdfkit opens a default font.
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

/** The metadata of a file, written identically to its info dictionary and its XMP. */
function documentFacts({ title, author, madeAt }: Pick<PdfDocument, 'title' | 'author' | 'madeAt'>) {
  return { Title: title, Author: author, Creator: 'Atrium', Producer: 'Atrium', CreationDate: madeAt };
}

/** Formats the metadata as XMP. pdfkit's own leaves a name such as *Juniper & Vale* unescaped, which no parser accepts. */
function factsXml(document: Pick<PdfDocument, 'title' | 'author' | 'madeAt'>): string {
  const { Title, Author, Creator, Producer, CreationDate } = documentFacts(document);
  return `
    <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
      <xmp:CreateDate>${CreationDate.toISOString().split('.')[0]}Z</xmp:CreateDate>
      <xmp:CreatorTool>${Creator}</xmp:CreatorTool>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(Title)}</rdf:li></rdf:Alt></dc:title>
      <dc:creator><rdf:Seq><rdf:li>${escapeHtml(Author)}</rdf:li></rdf:Seq></dc:creator>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${Producer}</pdf:Producer></rdf:Description>`;
}

/**
 * Embeds an electronic invoice per Factur-X 1.0 (ZUGFeRD 2): the file, and its description in the document's metadata. PDF/A requires a
 * definition of that metadata schema next to it.
 */
function embedFacturX(doc: PDFDocument, xml: string, madeAt: Date): void {
  doc.file(new TextEncoder().encode(xml), {
    ...{ name: 'factur-x.xml', type: 'text/xml', description: 'Factur-X', relationship: 'Alternative' },
    ...{ creationDate: madeAt, modifiedDate: madeAt },
  });
  doc.appendXML(metadata);
}

const property = (name: string, description: string) => `
                <rdf:li rdf:parseType="Resource">
                  <pdfaProperty:name>${name}</pdfaProperty:name>
                  <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                  <pdfaProperty:category>external</pdfaProperty:category>
                  <pdfaProperty:description>${description}</pdfaProperty:description>
                </rdf:li>`;

const metadata = `
    <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
      <fx:DocumentType>INVOICE</fx:DocumentType>
      <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version>
      <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
    </rdf:Description>
    <rdf:Description rdf:about=""
        xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
        xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas>
        <rdf:Bag>
          <rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>fx</pdfaSchema:prefix>
            <pdfaSchema:property>
              <rdf:Seq>${[
                property('DocumentFileName', 'name of the embedded XML invoice file'),
                property('DocumentType', 'INVOICE'),
                property('Version', 'The actual version of the Factur-X XML schema'),
                property('ConformanceLevel', 'The conformance level of the embedded Factur-X data'),
              ].join('')}
              </rdf:Seq>
            </pdfaSchema:property>
          </rdf:li>
        </rdf:Bag>
      </pdfaExtension:schemas>
    </rdf:Description>`;
