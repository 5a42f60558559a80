import { addDays } from '#web/dates/plain-day.ts';
import { firstMonthDay } from './first-day.ts';
import { followedBy } from './rhythm.ts';

// Behind months it is part of a rhythm.
const dayOfMonth = new RegExp(
  `(?<=^|\\s)(?<!mois,?\\s+)(?:le|pour\\s+le|avant\\s+le|d[’']ici\\s+le)\\s+(1er|[12]?\\d|3[01])${followedBy('à|dès')}`,
  'i',
);
const wordEnd = '(?=$|[\\s,.;!?])';
const afterTomorrow = new RegExp(`(?<=^|\\s)après-demain${wordEnd}`, 'i');
const noon = new RegExp(`(?<=^|\\s)à\\s+(midi|minuit)${wordEnd}`, 'i');

/** What people write, in the words that chrono understands: `après-demain`, `le 15`, `avant le 1er`, `à midi`. */
export function frenchDates(text: string, today: string): string {
  return text
    .replace(dayOfMonth, (_, day: string) => `le ${firstMonthDay(Number.parseInt(day, 10))(today)}`)
    .replace(afterTomorrow, addDays(today, 2))
    .replace(noon, (_, name: string) => `à ${name.toLowerCase() === 'midi' ? 12 : 0}h`);
}

/** Short names of days are other words as well: these are meant at the end of a line alone. */
export function isFrenchDate(words: string, _before: string, after: string): boolean {
  return !/^(?:lun|mar|mer|jeu|ven|sam|dim)\.?$/i.test(words) || after.trim() === '';
}
