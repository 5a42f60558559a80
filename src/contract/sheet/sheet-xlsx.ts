import { strToU8, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';
import type { SheetCell, SheetColumn } from './sheet-cell.ts';
import { type WorkbookPart, workbookParts } from './sheet-xlsx-parts.ts';
import { cellXml, columnName, documentXml, namespace, textCellXml } from './sheet-xlsx-text.ts';

/** The format's row limit per sheet, header included; further rows continue on another sheet. */
const rowsPerSheet = 1_048_576;
const usualWidth = 16;

/** A file in the workbook that accepts pushed chunks. */
type PackedPart = ZipInputFile & {
  push(text: Uint8Array, isLast?: boolean): void;
  /** For a part compressed in another thread: waits until it is done. */
  settled?(): Promise<void>;
};

interface Options {
  name: string;
  direction: 'ltr' | 'rtl';
  limit?: number;
  /** Creates the compressor for large parts; defaults to compressing on this thread. */
  packed?: (path: string) => PackedPart;
}

/**
 * Yields the chunks of an XLSX file. Text is written as inline strings, which are never formulas. There is no zip64, so the text of a sheet
 * must stay below 4 GB.
 */
export async function* xlsxParts(
  columns: SheetColumn[],
  batches: AsyncIterable<SheetCell[][]>,
  { name, direction, limit = rowsPerSheet, packed = packedHere }: Options,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const written: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else if (bytes.length > 0) written.push(bytes as Uint8Array<ArrayBuffer>);
  });
  const taken = () => {
    if (failure) throw failure;
    return written.splice(0);
  };
  const names = columns.map((_, index) => columnName(index));
  let sheets = 0;
  let row = 0;
  const begin = () => {
    sheets += 1;
    row = 1;
    const begun = packed(`xl/worksheets/sheet${sheets}.xml`);
    zip.add(begun);
    begun.push(strToU8(beginningOf(columns, names, direction)));
    return begun;
  };
  let sheet = begin();
  const end = async () => {
    sheet.push(strToU8(`</sheetData><autoFilter ref="A1:${names.at(-1)}${row}"/></worksheet>`), true);
    await sheet.settled?.();
  };

  try {
    for await (const rows of batches) {
      for (let at = 0; at < rows.length; ) {
        if (row === limit) {
          await end();
          sheet = begin();
        }
        const fitting = rows.slice(at, at + limit - row);
        sheet.push(strToU8(fitting.map((cells) => rowXml(cells, names, ++row)).join('')));
        at += fitting.length;
      }
      await sheet.settled?.();
      yield* taken();
    }
    await end();
    for (const part of workbookParts(name, sheets)) addPart(zip, part);
    zip.end();
    yield* taken();
  } finally {
    zip.terminate();
  }
}

const packedHere = (path: string): PackedPart => new ZipDeflate(path, { level: 1 });

function beginningOf(columns: SheetColumn[], names: string[], direction: 'ltr' | 'rtl'): string {
  const view = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const widths = columns.map(
    ({ width = usualWidth }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const head = columns.map(({ label }, index) => textCellXml(`${names[index]}1`, label, 'head'));
  return documentXml(
    `<worksheet xmlns="${namespace.sheet}"><sheetViews><sheetView${direction === 'rtl' ? ' rightToLeft="1"' : ''} workbookViewId="0">${view}</sheetView></sheetViews><cols>${widths.join('')}</cols>` +
      `<sheetData><row r="1">${head.join('')}</row>`,
  );
}

function rowXml(cells: SheetCell[], names: string[], row: number): string {
  return `<row r="${row}">${cells.map((cell, index) => cellXml(`${names[index]}${row}`, cell)).join('')}</row>`;
}

function addPart(zip: Zip, { path, xml }: WorkbookPart): void {
  const entry = new ZipPassThrough(path);
  zip.add(entry);
  entry.push(strToU8(xml), true);
}
