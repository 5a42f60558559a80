import { formatFieldDay } from '#web/dates/format-field-day.ts';
import type { TFunction } from '#web/i18n.ts';
import { numberFormat } from '#web/intl.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { type Employee, employeeStatuses, maxSalaryCents } from '../contract.ts';
import { writeSalary } from '../salary-text.ts';

export const salaryText = (employee: Pick<Employee, 'salaryCents' | 'currency'>, language: string) =>
  writeSalary(employee, { locale: language, numberFormat });
export const startText = ({ startDate }: Pick<Employee, 'startDate'>, language: string) => formatFieldDay(startDate, language);
export const statusText = (status: number, t: TFunction) => t(`employees.status.${employeeStatuses[status - 1] ?? 'current'}`);

/** Parses a typed salary to cents; null when invalid. */
export function readSalary(text: string, language: string): number | null {
  const cents = readAmount(text, language, 2);
  return cents === null || cents < 0 || cents > maxSalaryCents ? null : cents;
}
