import { lastDays } from '../../spans.ts';
import { readKept } from '../read-kept.ts';
import type { Reading } from '../reading.ts';
import { countBilled } from './select-client-sums.ts';

/**
 * Clients that were billed in the days and never before; those that were billed again; and those that another one sent, which is no fact of
 * any record and so is kept by day.
 */
export async function readCustomers(reading: Reading) {
  const { span } = reading;
  const [{ billed, known }, kept] = await Promise.all([countBilled(reading, span), readKept('referrals', reading, span)]);
  const referrals = kept.reduce((sum, { value }) => sum + value, 0);
  const icon = 'CircleIcon';
  return {
    last_days: lastDays,
    listData: [
      { icon, iconColor: 'text-primary', text: 'New', result: billed - known },
      { icon, iconColor: 'text-warning', text: 'Returning', result: known },
      { icon, iconColor: 'text-danger', text: 'Referrals', result: referrals },
    ],
    span,
  };
}
