import { documentXml, escapeXml, namespace } from './sheet-xlsx-text.ts';

export interface WorkbookPart {
  path: string;
  xml: string;
}

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns the workbook files for a number of sheets. */
export function workbookParts(name: string, sheets: number): WorkbookPart[] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  return [
    { path: '[Content_Types].xml', xml: contentTypes(numbers) },
    { path: '_rels/.rels', xml: relations([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]) },
    { path: 'xl/workbook.xml', xml: workbook(name, numbers) },
    {
      path: 'xl/_rels/workbook.xml.rels',
      xml: relations([
        ...numbers.map((number) => ({ id: `rId${number}`, type: 'worksheet', target: `worksheets/sheet${number}.xml` })),
        { id: `rId${sheets + 1}`, type: 'styles', target: 'styles.xml' },
      ]),
    },
    { path: 'xl/styles.xml', xml: styleSheet },
  ].map(({ path, xml }) => ({ path, xml: documentXml(xml) }));
}

function contentTypes(numbers: number[]): string {
  const parts = [
    { path: 'workbook', type: 'sheet.main' },
    { path: 'styles', type: 'styles' },
    ...numbers.map((number) => ({ path: `worksheets/sheet${number}`, type: 'worksheet' })),
  ];
  const overrides = parts.map(({ path, type }) => `<Override PartName="/xl/${path}.xml" ContentType="${spreadsheet}.${type}+xml"/>`);
  return (
    `<Types xmlns="${namespace.package}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  );
}

function relations(list: { id: string; type: string; target: string }[]): string {
  const lines = list.map(({ id, type, target }) => `<Relationship Id="${id}" Type="${namespace.relation}/${type}" Target="${target}"/>`);
  return `<Relationships xmlns="${namespace.package}/relationships">${lines.join('')}</Relationships>`;
}

function workbook(name: string, numbers: number[]): string {
  // A sheet name has at most 31 characters and none of these.
  const plain = name.replaceAll(/[[\]:*?/\\']/g, ' ').trim() || 'Sheet';
  const sheets = numbers.map((number) => {
    const numbered = number === 1 ? plain.slice(0, 31) : `${plain.slice(0, 27)} ${number}`;
    return `<sheet name="${escapeXml(numbered)}" sheetId="${number}" r:id="rId${number}"/>`;
  });
  return `<workbook xmlns="${namespace.sheet}" xmlns:r="${namespace.relation}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

// Cell formats, in the order `sheet-xlsx-text.ts` refers to them: general, header, day, moment.
const styleSheet = `<styleSheet xmlns="${namespace.sheet}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs>
</styleSheet>`;
