import { readDay } from '#web/dates/read-day.ts';
import { firstMonthDay } from './first-day.ts';
import { followedBy } from './rhythm.ts';

const weekday = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const dayWord = `(?:heute|morgen|übermorgen|${weekday})`;
const dayOfYear = /(?<=^|\s)\d{1,2}\.\s?\d{1,2}\.(?=$|[\s,;!?])/g;
// Behind months it is part of a rhythm.
const dayOfMonth = new RegExp(
  `(?<=^|\\s)(?<!monat(?:e|lich)?\\s+)(?:am|zum|bis(?:\\s+zum)?)\\s+([12]?\\d|3[01])\\.${followedBy('um|ab|bis')}`,
  'i',
);
const early = new RegExp(`(?<=(?:^|\\s)${dayWord}\\s+)früh(?=$|[\\s,.;!?])`, 'i');
const partOfDay = new RegExp(`(?<=(?:^|\\s)${weekday})(früh|vormittag|mittag|nachmittag|abend)(?=$|[\\s,.;!?])`, 'i');
const hours = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
const halfTo = new RegExp(`(?<=^|\\s)(?:um\\s+)?halb\\s+(1[0-2]|[1-9]|${hours.join('|')})(?:\\s+uhr)?(?=$|[\\s,.;!?])`, 'i');
const clockOf: Readonly<Record<string, string>> = { früh: '9', vormittag: '10', mittag: '12', nachmittag: '15', abend: '19' };

/** What people write, in the words that chrono understands: `24.12.`, `am 15.`, `morgen früh`, `Freitagabend`, `um halb neun`. */
export function germanDates(text: string, today: string): string {
  return text
    .replaceAll(dayOfYear, (words) => readDay(words.replace(' ', ''), { today, language: 'de' }) ?? words)
    .replace(dayOfMonth, (_, day: string) => `am ${firstMonthDay(Number(day))(today)}`)
    .replace(early, 'um 9 Uhr')
    .replace(partOfDay, (_, part: string) => ` um ${clockOf[part.toLowerCase()]} Uhr`)
    .replace(halfTo, (_, hour: string) => `um ${Number(hour) - 1 || hours.indexOf(hour.toLowerCase())}:30 Uhr`);
}

/** A capital makes a morning of tomorrow, and short names of days are other words as well: these are meant at the end of a line alone. */
export function isGermanDate(words: string, before: string, after: string): boolean {
  if (words === 'Morgen') return before.trim() === '';
  return !/^(?:mo|di|mi|do|fr|sa|so)$/i.test(words) || (/^[A-Z]/.test(words) && after.trim() === '');
}
