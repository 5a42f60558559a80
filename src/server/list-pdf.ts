import { directionOf, type Language } from '#contract/languages.ts';
import { contentDisposition } from './content-disposition.ts';
import type { ListColumn } from './list-column.ts';
import type { Scope } from './scope.ts';
import { formatLocale } from './words.ts';

interface PaperList<Row> {
  /** Of the file, without its ending. */
  name: string;
  title: string;
  /** On which day, `YYYY-MM-DD`, it is written. */
  today: string;
  language: Language;
  columns: ListColumn<Row>[];
  batches: AsyncGenerator<Row[]>;
}

/** The first batch of a list as a table on paper; more is no reading matter: a sheet has all. */
export async function answerListPdf<Row>(
  { name, title, today, language, columns, batches }: PaperList<Row>,
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
