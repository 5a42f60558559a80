import { minorDigits } from '#contract/money/currency.ts';
import { type MoneyWriting, writeMoney } from '#contract/money/money-text.ts';
import type { Employee } from './contract.ts';

/** Formats a salary in the company's currency. It is stored in hundredths, whatever the currency's minor unit. */
export function writeSalary({ salaryCents, currency }: Pick<Employee, 'salaryCents' | 'currency'>, writing: MoneyWriting): string {
  const extraDigits = 2 - minorDigits(currency);
  if (extraDigits < 0) return writeMoney(salaryCents * 10 ** -extraDigits, currency, writing);
  return writeMoney(salaryCents, currency, writing, extraDigits);
}
