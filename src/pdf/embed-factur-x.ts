import type { PDFDocument } from 'pdfkit';

/**
 * Embeds an electronic invoice by Factur-X 1.0 (ZUGFeRD 2): the file, and in the document's metadata what it is. PDF/A wants the names of that
 * schema explained beside it.
 */
export function embedFacturX(doc: PDFDocument, xml: string, madeAt: Date): void {
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
