import { escapeHtml } from '#contract/escape-html.ts';
import type { PdfDocument } from '#server/pdf-document.ts';

/** What a file says of itself: in its dictionary, and once more, the same, in its metadata. */
export function documentFacts({ title, author, madeAt }: Pick<PdfDocument, 'title' | 'author' | 'madeAt'>) {
  return { Title: title, Author: author, Creator: 'Atrium', Producer: 'Atrium', CreationDate: madeAt };
}

/** The same as XMP. pdfkit's own leaves a name such as *Juniper & Vale* unescaped, which nothing reads. */
export function factsXml(document: Pick<PdfDocument, 'title' | 'author' | 'madeAt'>): string {
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
