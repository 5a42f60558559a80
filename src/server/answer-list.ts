import { abilityFrom } from '#contract/ability.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import type { ListFormat } from '#contract/list-formats.ts';
import type { SheetCell } from '#contract/sheet/sheet-cell.ts';
import { contentDisposition } from './content-disposition.ts';
import type { Scope } from './scope.ts';
import { answerSheet } from './sheet.ts';
import { formatLocale } from './words.ts';

interface List<Row> {
  format: ListFormat;
  /** The file name without date and extension: `atrium-users`. */
  name: string;
  /** The heading in a PDF. */
  title: string;
  /** The export day, `YYYY-MM-DD`. */
  today: string;
  language: Language;
  columns: ListColumn<Row>[];
  /** Batches of a thousand rows; a PDF contains the first. */
  batches: AsyncGenerator<Row[]>;
}

/** Responds with all rows of a list as a file: a sheet streamed while it is read, or a PDF. */
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

const rowsPerBatch = 1000;

interface Reading<Row> {
  /** All requested rows in order: concurrent changes neither duplicate nor drop one. */
  ids: number[];
  /** Reads the rows of these ids in order, without deleted ones. */
  read: (scope: Pick<Scope, 'db' | 'deps' | 'entity'>, ids: number[]) => Promise<Row[]>;
  /** The subject the caller must be able to read throughout the export. */
  subject: Subject;
}

/**
 * Yields a list's rows in batches of a thousand. The first batch is read immediately so that errors reject the request; each further one
 * uses a separate connection, so a slow reader holds none. Stops when the caller loses permission to read.
 */
export async function listBatches<Row>({ ids, read, subject }: Reading<Row>, { db, ...scope }: Scope): Promise<AsyncGenerator<Row[]>> {
  const { deps, entity } = scope;
  const first = await read({ db, deps, entity }, ids.slice(0, rowsPerBatch));
  async function* all() {
    yield first;
    for (let at = rowsPerBatch; at < ids.length; at += rowsPerBatch) {
      await refuseUnlessStillAble('read', subject, scope);
      yield await deps.database.reading(entity, (other) => read({ db: other, deps, entity }, ids.slice(at, at + rowsPerBatch)));
    }
  }
  return all();
}

/** @throws if a permission ends during an export */
export async function refuseUnlessStillAble(
  action: Action,
  subject: Subject,
  { identifyAgain }: Pick<Scope, 'identifyAgain'>,
): Promise<void> {
  const identity = await identifyAgain();
  if (!identity || !abilityFrom(identity.rules).can(action, subject))
    throw new Error(`the right to ${action} ${subject} ended while a list was written`);
}

export interface ListColumn<Row> {
  label: string;
  /** In characters, for formats that have column widths. */
  width?: number;
  /** The value in a sheet. */
  cell: (row: Row) => SheetCell;
  /** The text in a PDF, which has room for a few columns only: omitted by default. Lines after the first are muted. */
  paper?: (row: Row) => string;
  /** Aligned to the end in a PDF, and as wide as its content. */
  isNumber?: boolean;
}

/** Responds with the first batch of a list as a PDF table; a sheet contains all rows. */
async function answerListPdf<Row>(
  { name, title, today, language, columns, batches }: Omit<List<Row>, 'format'>,
  { deps, now }: Pick<Scope, 'deps' | 'now'>,
): Promise<Response> {
  const { value: rows = [] } = await batches.next();
  await batches.return(undefined);
  const told = columns.flatMap(({ label, paper, isNumber = false }) => (paper ? [{ label, paper, isNumber }] : []));
  const day = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  const bytes = await deps.pdf.make({
    ...{ title, author: 'Atrium', language, direction: directionOf(language), madeAt: now },
    head: { logo: null, name: title, title: '', subtitle: day.format(new Date(`${today}T00:00:00Z`)) },
    blocks: [
      {
        kind: 'table',
        columns: told.map(({ label, isNumber }) => ({ label, isNumber })),
        rows: (rows as Row[]).map((row) => told.map(({ paper }) => paper(row))),
      },
    ],
    foot: { text: title, pageText: '{page} / {pages}' },
  });
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(`${name}.pdf`),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

/** Returns a formatter for days in PDFs, given as `YYYY-MM-DD`. */
export function paperDay(language: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
