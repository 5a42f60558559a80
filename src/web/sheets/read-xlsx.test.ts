import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { SheetCell } from '#contract/sheet/sheet-cell.ts';
import { xlsxParts } from '#contract/sheet/sheet-xlsx.ts';
import { xlsxRows } from './read-xlsx.ts';

async function rowsOf(file: Blob): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const batch of xlsxRows(file)) rows.push(...batch);
  return rows;
}

async function* batch(rows: SheetCell[][]) {
  yield rows;
}

test('reads our own export, including dates', async () => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const rows = [
    ['Holm & <Co>', 429.5, new Date('2026-03-09T00:00:00Z'), null],
    ['=1+1', 0, new Date('2026-03-09T14:30:00Z'), 'äö'],
  ];
  const columns = [{ label: 'Name' }, { label: 'Price' }, { label: 'Since' }, { label: 'Note' }];
  for await (const part of xlsxParts(columns, batch(rows), { name: 'Products', direction: 'ltr' })) parts.push(part);
  expect(await rowsOf(new Blob(parts))).toEqual([
    ['Name', 'Price', 'Since', 'Note'],
    ['Holm & <Co>', '429.5', '2026-03-09'],
    ['=1+1', '0', '2026-03-09 14:30', 'äö'],
  ]);
});

test('reads shared strings, missing cells, custom date formats and the sheet named by the workbook', async () => {
  const file = zipSync({
    'xl/workbook.xml': strToU8('<workbook><workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Target="worksheets/mine.xml" Id="rId7"/></Relationships>'),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><r><t>Birk </t></r><r><t>Shelf</t></r><rPh><t>x</t></rPh></si><si/><si><t>a&#10;b_x0041_</t></si></sst>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[Red]dd\\.mm"/><numFmt numFmtId="171" formatCode="0 &quot;days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/mine.xml': strToU8(
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="b"><v>1</v></c></row><row r="2"/><row r="3"><c r="B3" s="1"><v>1</v></c><c s="2"><v>7</v></c></row></sheetData></worksheet>',
    ),
  });
  expect(await rowsOf(new Blob([new Uint8Array(file)]))).toEqual([['Birk Shelf', '', 'a\nbA', 'TRUE'], [], ['', '1904-01-02', '7']]);
});

test('rejects files that are not workbooks', async () => {
  await expect(rowsOf(new Blob(['PK and nothing else']))).rejects.toThrow('not a zip');
});
