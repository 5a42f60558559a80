import { addDays } from './plain-day.ts';
import { type DayReading, readDay } from './read-day.ts';
import { latinDigits, readTime } from './read-time.ts';

export interface MomentReading extends DayReading {
  /** The user's current time, `HH:MM`. A time without a day means today, or tomorrow once it has passed. */
  clock: string;
  /** The default time for a day typed without one. */
  usualTime: string;
}

/** Matches a time at the end: `tomorrow 9`, `fri 14:30`, `24/11 at 9 pm`, `morgen um 9 Uhr`, `demain à 9h`, `amanhã às 9h30`. */
const withTime = /^(.+?)[\s,،T]+(?:(?:at|um|à|às)\s+)?(\d{1,2}(?:[:.h]?\d{2})?\s*(?:[ap]\.?m?\.?|ص|م|h|uhr)?)$/i;

/** Parses typed text into `YYYY-MM-DDTHH:MM`; null if invalid. */
export function readDayTime(typed: string, given: MomentReading): string | null {
  const text = latinDigits(typed.trim());
  const alone = readTime(text);
  if (alone) return `${alone <= given.clock ? addDays(given.today, 1) : given.today}T${alone}`;
  const day = readDay(text, given);
  if (day) return `${day}T${given.usualTime}`;
  const [, before = '', timeText = ''] = withTime.exec(text) ?? [];
  const [dayBefore, time] = [readDay(before, given), readTime(timeText)];
  return dayBefore && time ? `${dayBefore}T${time}` : null;
}
