import type { Cards } from '../../contract.ts';
import { addMonths } from '../../spans.ts';
import type { Reading } from '../reading.ts';
import { selectMonths } from './select-months.ts';

const months = 6;

/** What was invoiced in each of the six months up to the last day, and what has been paid of it. */
export async function readSalesRadar(reading: Reading): Promise<Cards['salesRadar']> {
  const { until } = reading.span;
  const first = addMonths(`${until.slice(0, 7)}-01`, 1 - months);
  const found = new Map((await selectMonths(reading, { from: first, until })).map((month) => [month.day, month]));
  const shown = Array.from({ length: months }, (_, at) => addMonths(first, at));
  return { currency: reading.currency, months: shown.map((day) => found.get(day) ?? { day, invoicedCents: 0, paidCents: 0 }) };
}
