import { formatMoney } from '#web/format-money.ts';
import type { TFunction } from '#web/i18n.ts';
import { invoiceTotals } from '../../line-amounts.ts';
import { readLines } from '../editor/line-drafts.ts';
import { shownDay } from '../shown-day.ts';
import type { RecurringValues } from './recurring-values.ts';

/** A field as it is shown where two versions of it stand beside each other. */
export function fieldText(values: RecurringValues, name: keyof RecurringValues, t: TFunction, language: string): string {
  if (name === 'client') return values.client?.name ?? '';
  if (name === 'unit' || name === 'every') return t(`invoice.recurring.rhythm.${values.unit}`, { count: Number(values.every) });
  if (name === 'nextOn' || name === 'until') return shownDay(values[name], language);
  if (name === 'sends') return t(values.sends ? 'invoice.recurring.sends.mail' : 'invoice.recurring.sends.draft');
  if (name !== 'lines') return values[name];
  const { lines } = readLines(values.lines, values.currency, language);
  const total = formatMoney(invoiceTotals(lines).totalCents, values.currency, language);
  return [...lines.map(({ description }) => description), total].join('\n');
}
