import { readerClock } from './reader-clock.ts';

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** The used part of a chrono result. */
interface Found {
  text: string;
  start: { get(part: Part): number | null; isCertain(part: 'hour'): boolean };
}
interface Parser {
  parse: (text: string, now: Date, options: { forwardDate: boolean }) => Found[];
}

const parsers: Record<string, () => Promise<Parser>> = { en: () => import('chrono-node/en'), ar: () => import('chrono-node/ar') };

/**
 * Parses longer phrases into a day and an optional time: `next friday at noon`, `in three weeks`. Null unless the whole text is understood.
 */
export async function readLate(text: string, language: string): Promise<{ day: string; time: string | null } | null> {
  const parser = await parsers[language]?.();
  const [found] = parser?.parse(text, readerClock(new Date()), { forwardDate: true }) ?? [];
  if (found?.text.length !== text.trim().length) return null;
  const { start } = found;
  const two = (part: Part) => String(start.get(part) ?? 0).padStart(2, '0');
  const day = `${String(start.get('year') ?? 0).padStart(4, '0')}-${two('month')}-${two('day')}`;
  return { day, time: start.isCertain('hour') ? `${two('hour')}:${two('minute')}` : null };
}
