import { directionOf, type Language } from '#contract/languages.ts';
import { contentDisposition } from '#server/content-disposition.ts';
import type { Scope } from '#server/scope.ts';
import { formatLocale } from '#server/words.ts';
import type { Employee } from '../contract.ts';
import { employeeWords } from './employee-words.ts';

/** More is no reading matter: a sheet has all. */
export const mostInPdf = 1000;

/** Employees as a table on paper. */
export async function employeePdf(rows: Employee[], language: Language, { deps, now }: Pick<Scope, 'deps' | 'now'>): Promise<Response> {
  const words = employeeWords(language);
  const locale = formatLocale(language);
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const label = (field: string) => words(`employees.field.${field}`);
  const title = words('employees.title');
  const bytes = await deps.pdf.make({
    ...{ title, author: 'Atrium', language, direction: directionOf(language), madeAt: now },
    head: { logo: null, name: title, title: '', subtitle: words('employees.count', { count: rows.length }) },
    blocks: [
      {
        kind: 'table',
        columns: [
          ...[{ label: label('fullName') }, { label: label('post') }, { label: label('city') }],
          ...[
            { label: label('startDate'), isNumber: true },
            { label: label('salaryCents'), isNumber: true },
          ],
        ],
        rows: rows.map(({ fullName, email, post, city, startDate, salaryCents }) => [
          ...[email ? `${fullName}\n${email}` : fullName, post, city],
          ...[day.format(new Date(startDate)), `$${amount.format(salaryCents / 100)}`],
        ]),
      },
    ],
    foot: { text: day.format(now), pageText: words('employees.pageOf') },
  });
  const name = `atrium-employees-${now.toISOString().slice(0, 10)}.pdf`;
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
