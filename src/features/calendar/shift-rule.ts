import { parseRule } from './recurrence-rule.ts';
import { dateOf } from './zone-times.ts';

const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Shifts a rule after one of its occurrences moved to another day and the others move along: weekdays by the same number of days; a
 * single day of the month, month or nth weekday becomes that of the new date. A rule with several of those is unchanged.
 */
export function shiftRule(rrule: string, fromDay: number, toDay: number): string {
  if (fromDay === toDay) return rrule;
  const { weekdays, monthDays, months, frequency } = parseRule(rrule);
  const date = dateOf(toDay);
  const [month, dayOfMonth] = [Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  const replaced: Record<string, string> = {};
  const [only] = weekdays;
  if (weekdays.every(({ nth }) => nth === 0)) {
    const shifted = weekdays.map(({ weekday }) => names[(((weekday + toDay - fromDay) % 7) + 7) % 7]);
    if (weekdays.length > 0 && frequency === 'WEEKLY') replaced.BYDAY = shifted.join(',');
  } else if (weekdays.length === 1 && only && Math.abs(only.nth) <= 5) {
    const nth = only.nth < 0 ? -1 : Math.min(5, Math.ceil(dayOfMonth / 7));
    replaced.BYDAY = `${nth}${names[(toDay + 4) % 7]}`;
  }
  if (monthDays.length === 1 && (monthDays[0] ?? 0) > 0) replaced.BYMONTHDAY = String(dayOfMonth);
  if (months.length === 1) replaced.BYMONTH = String(month);
  return rrule
    .split(';')
    .map((part) => {
      const [name = ''] = part.split('=');
      return replaced[name] === undefined ? part : `${name}=${replaced[name]}`;
    })
    .join(';');
}
