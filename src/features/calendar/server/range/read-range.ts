import { invalid } from '#server/refusal.ts';
import type { TimeRange } from '../../event-times.ts';
import { dateOf, dayOf } from '../../zone-times.ts';
import { readDate, readMoment } from '../events/read-times.ts';

const longestMs = 5 * 366 * 86_400_000;

/**
 * The range that a query asks for; null for none. Of moments the dates are taken as they are written: that is the day which the reader
 * sees. A side that is left open lies as far away as a range may reach.
 * @throws 400
 */
export function readRange({ start, end }: { start?: string | undefined; end?: string | undefined }): TimeRange | null {
  if (!start && !end) return null;
  const given = { from: start && sideOf(start, 'start', false), until: end && sideOf(end, 'end', true) };
  const from = given.from || shifted(given.until as Side, -longestMs);
  const until = given.until || shifted(given.from as Side, longestMs);
  if (until.at <= from.at) throw invalid('end', 'end_before_start');
  if (until.at.getTime() - from.at.getTime() > longestMs + 86_400_000) throw invalid('end', { code: 'range_too_wide', years: 5 });
  return {
    from: from.at,
    until: until.at,
    fromDate: from.date,
    untilDate: until.date > from.date ? until.date : dateOf(dayOf(from.date) + 1),
  };
}

interface Side {
  at: Date;
  date: string;
}

function sideOf(text: string, field: string, isEnd: boolean): Side {
  const date = readDate(text, field);
  const isMidnight = text.length === 10 || /T00:00(:00(\.0+)?)?(Z|[+-]|$)/.test(text);
  // An end within a day shows that day.
  return { at: readMoment(text, 'UTC', field), date: isEnd && !isMidnight ? dateOf(dayOf(date) + 1) : date };
}

function shifted({ at, date }: Side, ms: number): Side {
  return { at: new Date(at.getTime() + ms), date: dateOf(dayOf(date) + Math.round(ms / 86_400_000)) };
}
