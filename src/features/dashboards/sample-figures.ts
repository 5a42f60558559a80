import type { RecordedMetric } from './recorded-metrics.ts';
import { addDays, addMonths } from './spans.ts';

interface SampleFigure {
  name: RecordedMetric;
  day: string;
  value: number;
}

/** One per year, newest first. */
const budgets = [14_000_000, 12_500_000, 9_800_000];
/** Sign-ins per month. */
const sessionGoal = 120;
/** Weekly visits and readers, oldest first; the series repeats after half a year with slightly higher values. */
const visits = [
  1840, 1910, 2060, 1980, 2240, 2410, 2370, 2290, 2580, 2740, 2690, 2820, 3010, 2930, 2760, 2890, 3120, 3280, 3190, 3340, 3460, 3520, 3390,
  3610, 3740, 3820,
];
const readers = [
  412, 418, 431, 440, 446, 452, 469, 478, 481, 495, 507, 512, 526, 540, 548, 553, 566, 571, 589, 602, 611, 619, 634, 648, 655, 671,
];
const weeks = visits.length * 2;
/** Days before today with a referred client. */
const referred = [2, 9, 16, 24, 31, 45, 58, 70, 92, 121, 150, 188];

/** The sample company's budgets, goals, and external counts, relative to a day. */
export function sampleFigures(today: string): SampleFigure[] {
  const year = `${today.slice(0, 4)}-01-01`;
  const month = `${today.slice(0, 7)}-01`;
  const weekly = (name: RecordedMetric, values: readonly number[]) =>
    Array.from({ length: weeks }, (_, at): SampleFigure => {
      const value = values[at % values.length] ?? 0;
      return { name, day: addDays(today, -7 * (weeks - 1 - at)), value: at < values.length ? Math.round(value * 0.8) : value };
    });
  return [
    ...budgets.map((value, back): SampleFigure => ({ name: 'budget', day: addMonths(year, -12 * back), value })),
    ...Array.from({ length: 24 }, (_, back): SampleFigure => ({ name: 'session-goal', day: addMonths(month, -back), value: sessionGoal })),
    ...weekly('site-traffic', visits),
    ...weekly('newsletter', readers),
    ...referred.map((daysAgo): SampleFigure => ({ name: 'referrals', day: addDays(today, -daysAgo), value: 1 })),
  ];
}
