import { directionOf, type Language } from '#contract/languages.ts';
import type { ListFormat } from '#contract/list-formats.ts';
import type { ListColumn } from './list-column.ts';
import { answerListPdf } from './list-pdf.ts';
import type { Scope } from './scope.ts';
import { answerSheet } from './sheet.ts';

interface List<Row> {
  format: ListFormat;
  /** Of the file, without the day and its ending: `atrium-users`. */
  name: string;
  /** What stands over it on paper. */
  title: string;
  /** On which day, `YYYY-MM-DD`, it is written. */
  today: string;
  language: Language;
  columns: ListColumn<Row>[];
  /** By the thousand, of which a PDF has the first. */
  batches: AsyncGenerator<Row[]>;
}

/** All rows that a list is asked for as a file to save: a sheet, written while it is read, or a PDF. */
export async function answerList<Row>(list: List<Row>, scope: Pick<Scope, 'deps' | 'entity' | 'identity' | 'now'>): Promise<Response> {
  const { format, language, columns, batches } = list;
  const name = `${list.name}-${list.today}`;
  if (format === 'pdf') return answerListPdf({ ...list, name }, scope);
  const sheet = {
    ...{ format, name, direction: directionOf(language) },
    columns: columns.map(({ label, width }) => ({ label, ...(width !== undefined && { width }) })),
    batches: cellsOf(batches, columns),
  };
  return answerSheet(sheet, scope);
}

async function* cellsOf<Row>(batches: AsyncGenerator<Row[]>, columns: ListColumn<Row>[]) {
  for await (const rows of batches) yield rows.map((row) => columns.map(({ cell }) => cell(row)));
}
