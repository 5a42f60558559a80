import { addDays } from './plain-day.ts';
import { type DayReading, readDay } from './read-day.ts';
import { latinDigits, readTime } from './read-time.ts';

export interface MomentReading extends DayReading {
  /** What the reader's clock shows, `HH:MM`: a time alone is that of today, or of tomorrow once it is past. */
  clock: string;
  /** The time of a day that was typed without one. */
  usualTime: string;
}

/** A time at the end: `tomorrow 9`, `fri 14:30`, `24/11 at 9 pm`, `morgen um 9 Uhr`, `demain à 9h`, `amanhã às 9h30`. */
const withTime = /^(.+?)[\s,،T]+(?:(?:at|um|à|às)\s+)?(\d{1,2}(?:[:.h]?\d{2})?\s*(?:[ap]\.?m?\.?|ص|م|h|uhr)?)$/i;

/** The day and time that were typed, as `YYYY-MM-DDTHH:MM`; null for what is none. */
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
