import { addDays, type PlainDay } from './plain-day.ts';

export function isPlainDay(text: string): text is PlainDay {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
