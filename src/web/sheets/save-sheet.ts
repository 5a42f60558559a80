import type { SheetCell, SheetColumn } from '#contract/sheet/sheet-cell.ts';
import { csvParts } from '#contract/sheet/sheet-csv.ts';
import { tsvText } from '#contract/sheet/sheet-tsv.ts';
import { currentTranslation } from '#web/i18n.ts';
import { saveBlob } from '#web/save-blob.ts';

export type SheetFormat = 'csv' | 'tsv' | 'xlsx';

const mediaTypes = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Writes rows to a file of the given format. Cells that look like formulas are written as text. */
export async function sheetBlob(
  format: SheetFormat,
  { name, columns, rows }: { name: string; columns: SheetColumn[]; rows: SheetCell[][] },
): Promise<Blob> {
  const type = mediaTypes[format];
  if (format === 'tsv') return new Blob([tsvText(columns, rows)], { type });
  const direction = currentTranslation().i18n.dir();
  const parts =
    format === 'csv'
      ? csvParts(columns, once(rows))
      : (await import('#contract/sheet/sheet-xlsx.ts')).xlsxParts(columns, once(rows), { name, direction });
  const written: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of parts) written.push(part);
  return new Blob(written, { type });
}

export async function saveSheet(format: SheetFormat, sheet: Parameters<typeof sheetBlob>[1]): Promise<void> {
  saveBlob(await sheetBlob(format, sheet), `${sheet.name}.${format}`);
}

async function* once(rows: SheetCell[][]): AsyncGenerator<SheetCell[][], undefined> {
  yield rows;
}
