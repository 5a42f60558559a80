import type { SheetCell, SheetColumn } from '#contract/sheet/sheet-cell.ts';
import { csvParts } from '#contract/sheet/sheet-csv.ts';
import type { xlsxParts } from '#contract/sheet/sheet-xlsx.ts';
import { contentDisposition } from './content-disposition.ts';

export interface Sheet {
  format: 'csv' | 'xlsx';
  /** Of the file, without its ending. */
  name: string;
  columns: SheetColumn[];
  /** In which the columns follow each other, where the format knows directions. */
  direction: 'ltr' | 'rtl';
  /** Rows by the thousand or so; the next batch is asked for when the reader has taken what came before. */
  batches: AsyncIterable<SheetCell[][]>;
  /** Is told what broke the sheet off: the reader sees an incomplete download. */
  onFailure?: (error: unknown) => void;
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * A sheet as a file to save, written while it is read: memory stays the same for any number of rows. What a spreadsheet would take for
 * a formula is text in it. A reader that goes away ends `batches`.
 */
export function answerSheet({ format, name, columns, direction, batches, onFailure }: Sheet): Response {
  const parts = format === 'csv' ? csvParts(columns, batches) : zippedParts(columns, batches, { name, direction });
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onFailure?.(error);
          controller.error(error);
        }
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
  return new Response(stream, {
    headers: {
      'Content-Type': mediaTypes[format],
      'Content-Disposition': contentDisposition(`${name}.${format}`),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

/** What zips is loaded when a sheet is asked for that is. */
async function* zippedParts(...given: Parameters<typeof xlsxParts>): ReturnType<typeof xlsxParts> {
  const { xlsxParts: parts } = await import('#contract/sheet/sheet-xlsx.ts');
  return yield* parts(...given);
}
