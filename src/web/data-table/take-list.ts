import type { ListFormat } from '#contract/list-formats.ts';
import type { TFunction } from '#web/i18n.ts';
import { saveAnswer } from '#web/save-answer.ts';
import { toast } from '#web/toast.ts';
import type { TableColumn } from './column.ts';
import { printRows } from './print-rows.ts';
import { type RowsPage, readAllRows } from './read-all-rows.ts';
import { rowsText } from './rows-text.ts';

export type ListWay = ListFormat | 'copy' | 'print';

/** All that a list is asked for: what is on its page is a part of it. */
export interface ListSource<Row> {
  /** Stands over it on paper, and is the file's name where the server gives none. */
  title: string;
  /** As they are shown; what they have as `text` is copied and printed. */
  columns: readonly TableColumn<Row>[];
  /** Asks for all rows as a file. */
  open: (format: ListFormat) => Promise<Response>;
  /** Asks for one page of the rows, with these many on each. */
  read: (page: number, perPage: number) => Promise<RowsPage<Row>>;
}

/** Saves, copies or prints a list. @throws what kept it from that */
export async function takeList<Row>(way: ListWay, t: TFunction, { title, columns, open, read }: ListSource<Row>): Promise<void> {
  if (way !== 'copy' && way !== 'print') return saveAnswer(await open(way), `${title}.${way}`);
  const rows = await readAllRows(read);
  if (way === 'print') return printRows(title, columns, rows);
  await navigator.clipboard.writeText(rowsText(columns, rows));
  toast({ tone: 'success', message: t('table.copied', { count: rows.length }) });
}
