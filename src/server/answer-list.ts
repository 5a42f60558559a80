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

/** How many rows are read at a time. */
const rowsPerBatch = 1000;

interface Reading<Row> {
  /** All rows that are asked for, in their order: what is added or changed while they are written neither doubles nor drops one. */
  ids: number[];
  /** The rows of these ids in their order, without those that are gone. */
  read: (scope: Pick<Scope, 'db' | 'deps' | 'entity'>, ids: number[]) => Promise<Row[]>;
  /** What one has to be able to read for as long as it takes. */
  subject: Subject;
}

/**
 * The rows of a list by the thousand. The first ones are read at once, so that what fails is refused, each other batch on a connection of its
 * own, so that a slow reader holds none. It breaks off when the right to read ends.
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

/** @throws where a right ended while a list is written. */
export async function refuseUnlessStillAble(
  action: Action,
  subject: Subject,
  { identifyAgain }: Pick<Scope, 'identifyAgain'>,
): Promise<void> {
  const identity = await identifyAgain();
  if (!identity || !abilityFrom(identity.rules).can(action, subject))
    throw new Error(`the right to ${action} ${subject} ended while a list was written`);
}

/** A column of a list that is saved as a file. */
export interface ListColumn<Row> {
  label: string;
  /** In characters, where the format knows widths. */
  width?: number;
  /** What a sheet has in it. */
  cell: (row: Row) => SheetCell;
  /** What paper has, where there is room for a few columns only: left out unless said. What follows a line's end is quieter. */
  paper?: (row: Row) => string;
  /** On paper at the end of the line, and as wide as what stands in it. */
  isNumber?: boolean;
}

/** The first batch of a list as a table on paper; more is no reading matter: a sheet has all. */
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

/** How paper tells days of the calendar, given as `YYYY-MM-DD`. */
export function paperDay(language: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
