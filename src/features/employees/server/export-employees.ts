import { abilityFrom } from '#contract/ability.ts';
import type { GivenOf } from '#contract/endpoint.ts';
import { directionOf } from '#contract/languages.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { askedLanguage } from '#server/asked-language.ts';
import type { Scope } from '#server/scope.ts';
import { answerSheet } from '#server/sheet.ts';
import type { SheetCell } from '#server/sheet-cell.ts';
import { type exportEmployees as contract, type Employee, employeeStatuses } from '../contract.ts';
import { readEmployees } from './employee-columns.ts';
import { employeePdf, mostInPdf } from './employee-pdf.ts';
import { employeeWords } from './employee-words.ts';
import { readIds } from './list-employees.ts';

const rowsPerBatch = 1000;
const widths = { fullName: 28, post: 28, email: 36, city: 18, startDate: 12, salaryCents: 14, age: 8, experienceYears: 12, status: 14 };

/** The employees that are asked for, as a sheet or a PDF. Each batch is read on a connection of its own, so that a slow reader holds none. */
export async function exportEmployees({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { db, deps, now, request } = scope;
  const { format, ...wanted } = query;
  const language = askedLanguage(request);
  const words = employeeWords(language);
  const ids = await readIds(wanted, scope, format === 'pdf' ? mostInPdf : Number.MAX_SAFE_INTEGER);
  // What fails at once is refused; later the answer breaks off.
  const first = await readEmployees(scope, ids.slice(0, rowsPerBatch));
  const changes = [{ field: 'employees', from: '', to: String(ids.length) }];
  await recordAudit(db, scope, { action: 'employee.exported', targetKind: 'employee', changes });
  if (format === 'pdf') return employeePdf(first, language, scope);
  const cellsOf = (row: Employee): SheetCell[] => [
    ...[row.fullName, row.post, row.email, row.city, new Date(row.startDate), row.salaryCents / 100, row.age, row.experienceYears],
    words(`employees.status.${employeeStatuses[row.status - 1]}`),
  ];
  return answerSheet({
    format,
    name: `atrium-employees-${now.toISOString().slice(0, 10)}`,
    direction: directionOf(language),
    columns: Object.entries(widths).map(([field, width]) => ({ label: words(`employees.field.${field}`), width })),
    batches: readBatches(ids, first, cellsOf, scope),
    onFailure: (error) => deps.log.error('employees not exported', {}, error),
  });
}

async function* readBatches(ids: number[], first: Employee[], cellsOf: (row: Employee) => SheetCell[], scope: Omit<Scope, 'db'>) {
  const { deps, entity, identifyAgain } = scope;
  yield first.map(cellsOf);
  for (let at = rowsPerBatch; at < ids.length; at += rowsPerBatch) {
    const identity = await identifyAgain();
    if (!identity || !abilityFrom(identity.rules).can('read', 'Employee'))
      throw new Error('the right to read ended while the employees were exported');
    const part = ids.slice(at, at + rowsPerBatch);
    const rows = await deps.database.reading(entity, (db) => readEmployees({ db, deps, entity }, part));
    yield rows.map(cellsOf);
  }
}
