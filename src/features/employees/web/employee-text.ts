import { formatFieldDay } from '#web/dates/format-field-day.ts';
import type { TFunction } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { type Employee, employeeStatuses, mostSalaryCents } from '../contract.ts';

/** `$42,480.00`: in dollars, as the specification shows them and a search finds them. */
export const salaryText = ({ salaryCents }: Pick<Employee, 'salaryCents'>, language: string) => `$${amountText(salaryCents, language, 2)}`;
export const startText = ({ startDate }: Pick<Employee, 'startDate'>, language: string) => formatFieldDay(startDate, language);
export const statusText = (status: number, t: TFunction) => t(`employees.status.${employeeStatuses[status - 1] ?? 'current'}`);

/** A salary as it is typed, in cents; null for what is none. */
export function readSalary(text: string, language: string): number | null {
  const cents = readAmount(text, language, 2);
  return cents === null || cents < 0 || cents > mostSalaryCents ? null : cents;
}
