import { z } from 'zod/mini';
import { plainDate } from './primitives.ts';

/** How a delivery date or service period follows from an invoice's issue date; `none` leaves it out. */
export const deliveryRules = ['none', 'issue-day', 'month-before', 'month', 'month-after', 'quarter-before', 'year-before'] as const;
export type DeliveryRule = (typeof deliveryRules)[number];

/** When goods were delivered or work was done. A single day is a period that starts and ends on it. */
const servicePeriod = z.strictObject({ from: plainDate(), until: plainDate() });
export type ServicePeriod = z.infer<typeof servicePeriod>;

/** A delivery date or service period: fixed, or a rule so that each recurring invoice bills its own month. */
export const deliveryTime = z.union([z.enum(deliveryRules), servicePeriod]);
export type DeliveryTime = z.infer<typeof deliveryTime>;

const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
const months = (year: number, first: number, count: number): ServicePeriod => ({
  from: day(year, first, 1),
  until: day(year, first + count, 0),
});

/** Returns the days a delivery time covers on an invoice issued on a given day; null if none is stated. */
export function servicePeriodOf(time: DeliveryTime, issuedOn: string): ServicePeriod | null {
  if (typeof time !== 'string') return time;
  const [year = 0, month = 1] = issuedOn.split('-').map(Number);
  const at = month - 1;
  if (time === 'none') return null;
  if (time === 'issue-day') return { from: issuedOn, until: issuedOn };
  if (time === 'year-before') return months(year - 1, 0, 12);
  if (time === 'quarter-before') return months(year, at - (at % 3) - 3, 3);
  return months(year, at + { 'month-before': -1, month: 0, 'month-after': 1 }[time], 1);
}
