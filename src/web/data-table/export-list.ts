import type { ListFormat } from '#contract/list-formats.ts';
import type { TFunction } from '#web/i18n.ts';
import { saveAnswer } from '#web/save-answer.ts';
import { toast } from '#web/toast.ts';
import type { TableColumn } from './column.ts';
import { printRows } from './print-rows.ts';
import { type RowsPage, readAllRows } from './read-all-rows.ts';
import { rowsText } from './rows-text.ts';

export type ListWay = ListFormat | 'copy' | 'print';

/** A whole list, of which the page shows a part. */
export interface ListSource<Row> {
  /** The print heading, and the file name if the server provides none. */
  title: string;
  /** The visible columns; those with `text` are copied and printed. */
  columns: readonly TableColumn<Row>[];
  /** Requests all rows as a file. */
  open: (format: ListFormat) => Promise<Response>;
  /** Requests one page of rows with this page size. */
  read: (page: number, perPage: number) => Promise<RowsPage<Row>>;
}

/** Downloads, copies or prints a list. @throws when that fails */
export async function exportList<Row>(way: ListWay, t: TFunction, { title, columns, open, read }: ListSource<Row>): Promise<void> {
  if (way !== 'copy' && way !== 'print') return saveAnswer(await open(way), `${title}.${way}`);
  const rows = await readAllRows(read);
  if (way === 'print') return printRows(title, columns, rows);
  await navigator.clipboard.writeText(rowsText(columns, rows));
  toast({ tone: 'success', message: t('table.copied', { count: rows.length }) });
}
