import type { GivenOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import type { MoneyWriting } from '#contract/money/money-text.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { answerList, type ListColumn, listBatches, paperDay } from '#server/answer-list.ts';
import type { Scope } from '#server/scope.ts';
import { formatLocale, requestedLanguage, type Words, wordsIn } from '#server/words.ts';
import { type exportEmployees as contract, type Employee, employeeStatuses } from '../contract.ts';
import { texts } from '../locales/texts.ts';
import { writeSalary } from '../salary-text.ts';
import { readEmployees } from './employees.ts';
import { readIds } from './list-employees.ts';

export async function exportEmployees({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { format, ...wanted } = query;
  const language = requestedLanguage(scope.request);
  const ids = await readIds(wanted, scope, Number.MAX_SAFE_INTEGER);
  const batches = await listBatches({ ids, read: readEmployees, subject: 'Employee' }, scope);
  const changes = [{ field: 'employees', from: '', to: String(ids.length) }];
  await recordAudit(scope.db, scope, { action: 'employee.exported', targetKind: 'employee', changes });
  const title = employeeWords(language)('employees.title');
  return answerList(
    { today: await todayOf(scope), format, name: 'atrium-employees', title, language, columns: columnsIn(language), batches },
    scope,
  );
}

function columnsIn(language: Language): ListColumn<Employee>[] {
  const words = employeeWords(language);
  const label = (field: string) => words(`employees.field.${field}`);
  const day = paperDay(language);
  // All salaries are in the company's currency, so one formatter is enough.
  let format: Intl.NumberFormat | undefined;
  const writing: MoneyWriting = {
    locale: formatLocale(language),
    numberFormat: (locale, options) => (format ??= new Intl.NumberFormat(locale, options)),
  };
  return [
    {
      ...{ label: label('fullName'), width: 28, cell: ({ fullName }) => fullName },
      paper: ({ fullName, email }) => (email ? `${fullName}\n${email}` : fullName),
    },
    { label: label('post'), width: 28, cell: ({ post }) => post, paper: ({ post }) => post },
    { label: label('email'), width: 36, cell: ({ email }) => email },
    { label: label('city'), width: 18, cell: ({ city }) => city, paper: ({ city }) => city },
    {
      ...{ label: label('startDate'), width: 12, cell: ({ startDate }) => new Date(startDate) },
      ...{ paper: ({ startDate }) => day(startDate), isNumber: true },
    },
    {
      ...{ label: label('salaryCents'), width: 14, cell: ({ salaryCents }) => salaryCents / 100 },
      ...{ paper: (employee) => writeSalary(employee, writing), isNumber: true },
    },
    { label: label('age'), width: 8, cell: ({ age }) => age },
    { label: label('experienceYears'), width: 12, cell: ({ experienceYears }) => experienceYears },
    { label: label('status'), width: 14, cell: ({ status }) => words(`employees.status.${employeeStatuses[status - 1]}`) },
  ];
}

/** Column and status names for exports, the same as on the pages. */
function employeeWords(language: Language): Words {
  return wordsIn(texts, language);
}
