import type { SheetCell, SheetColumn } from '#contract/sheet/sheet-cell.ts';
import { csvParts } from '#contract/sheet/sheet-csv.ts';
import type { xlsxParts } from '#contract/sheet/sheet-xlsx.ts';
import type { Compression } from './compression.ts';
import type { Dependencies } from './dependencies.ts';
import type { ExportReader } from './exports.ts';

export interface Sheet {
  format: 'csv' | 'xlsx';
  /** Of the file, without its ending. */
  name: string;
  columns: SheetColumn[];
  /** In which the columns follow each other, where the format knows directions. */
  direction: 'ltr' | 'rtl';
  /** Rows by the thousand or so; the next batch is asked for when the reader has taken what came before. */
  batches: AsyncIterable<SheetCell[][]>;
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * A sheet as a file to save, written while it is read: memory stays the same for any number of rows. What a spreadsheet would take for
 * a formula is text in it. A reader that goes away ends `batches`.
 * @throws 429 while too many others are read
 */
export function answerSheet(
  { format, name, columns, direction, batches }: Sheet,
  scope: ExportReader & { deps: Pick<Dependencies, 'compression' | 'exports' | 'log'> },
): Response {
  const { compression, exports, log } = scope.deps;
  return exports.answer(scope, {
    name: `${name}.${format}`,
    mediaType: mediaTypes[format],
    parts: format === 'csv' ? csvParts(columns, batches) : packedParts(compression, columns, batches, { name, direction }),
    onFailure: (error) => log.error('a list was not written to its end', { list: name }, error),
  });
}

/** What zips is loaded when a sheet is asked for that is. */
async function* packedParts(
  compression: Compression,
  ...[columns, batches, options]: Parameters<typeof xlsxParts>
): ReturnType<typeof xlsxParts> {
  const [{ xlsxParts: parts }, { PackedEntry }] = await Promise.all([import('#contract/sheet/sheet-xlsx.ts'), import('./zip-parts.ts')]);
  return yield* parts(columns, batches, { ...options, packed: (path) => new PackedEntry(path, compression) });
}
