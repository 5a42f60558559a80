import { today } from './plain-day.ts';
import { readDay } from './read-day.ts';
import { readDayTime } from './read-day-time.ts';
import { readLate } from './read-late.ts';
import { readerTime } from './reader-time.ts';

interface TypedDay {
  language: string;
  max?: string | undefined;
}

/** Parses a typed day, including phrases; null if invalid. */
export async function typedDay(text: string, { language, max }: TypedDay): Promise<string | null> {
  return readDay(text, { today: today(), language, max }) ?? (await readLate(text, language))?.day ?? null;
}

/** Parses a typed day and time, including phrases; null if invalid. @param usualTime for a day typed without a time */
export async function typedDayTime(text: string, { language, usualTime }: { language: string; usualTime: string }): Promise<string | null> {
  const clock = readerTime(new Date()).slice(11, 16);
  const read = readDayTime(text, { today: today(), language, clock, usualTime });
  if (read) return read;
  const late = await readLate(text, language);
  return late && `${late.day}T${late.time ?? usualTime}`;
}
