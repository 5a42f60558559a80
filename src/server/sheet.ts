import type { SheetCell, SheetColumn } from '#contract/sheet/sheet-cell.ts';
import { csvParts } from '#contract/sheet/sheet-csv.ts';
import type { xlsxParts } from '#contract/sheet/sheet-xlsx.ts';
import type { Compression } from './compression.ts';
import type { Dependencies } from './dependencies.ts';
import type { ExportReader } from './exports.ts';

export interface Sheet {
  format: 'csv' | 'xlsx';
  /** The file name without extension. */
  name: string;
  columns: SheetColumn[];
  /** The direction of the columns, for formats that support it. */
  direction: 'ltr' | 'rtl';
  /** Batches of about a thousand rows; the next one is requested once the reader has taken the previous ones. */
  batches: AsyncIterable<SheetCell[][]>;
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Responds with a sheet as a file, streamed so that memory use is constant for any number of rows. What a spreadsheet would run as a
 * formula is written as text. A reader that disconnects ends `batches`.
 * @throws 429 if too many exports are running
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

/** The zip code is loaded with the first sheet that needs it. */
async function* packedParts(
  compression: Compression,
  ...[columns, batches, options]: Parameters<typeof xlsxParts>
): ReturnType<typeof xlsxParts> {
  const [{ xlsxParts: parts }, { PackedEntry }] = await Promise.all([import('#contract/sheet/sheet-xlsx.ts'), import('./zip-parts.ts')]);
  return yield* parts(columns, batches, { ...options, packed: (path) => new PackedEntry(path, compression) });
}
