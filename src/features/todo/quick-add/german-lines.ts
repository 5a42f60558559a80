import { addDays } from '#web/dates/plain-day.ts';
import { readDay } from '#web/dates/read-day.ts';
import { firstMonthDay, firstWeekday } from './first-day.ts';
import { type DayNames, dayInNextWeek, namedDays } from './named-days.ts';
import {
  counting,
  type FoundRepetition,
  findRepetition,
  followedBy,
  listOf,
  type Nth,
  phrase,
  type RepetitionGrammar,
} from './repetition.ts';

const dayNames = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
/** Ordinals for an nth weekday, as a named group. */
const nthWord = '(?<nth>ersten?|1\\.|zweiten?|2\\.|dritten?|3\\.|vierten?|4\\.|letzten?)';

function germanNth(word: string): Nth | undefined {
  const place = word.replace(/n?\.?$/, '').replace(/e$/, '');
  return ({ erst: 1, '1': 1, zweit: 2, '2': 2, dritt: 3, '3': 3, viert: 4, '4': 4, letzt: -1 } as const)[place];
}

/** Returns a weekday's number; Monday is 1, Sonnabend is Saturday. @param name lowercase, long or short */
export function germanWeekday(name: string): number {
  return name.startsWith('sonna') ? 6 : dayNames.indexOf(name.slice(0, 2)) + 1;
}

const weekday = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const dayWord = `(?:heute|morgen|übermorgen|${weekday})`;
const dayOfYear = /(?<=^|\s)\d{1,2}\.\s?\d{1,2}\.(?=$|[\s,;!?])/g;
// After a word for months it is part of a repetition.
const dayOfMonth = new RegExp(
  `(?<=^|\\s)(?<!monat(?:e|lich)?\\s+)(?:am|zum|bis(?:\\s+zum)?)\\s+([12]?\\d|3[01])\\.${followedBy('um|ab|bis')}`,
  'i',
);
const early = new RegExp(`(?<=(?:^|\\s)${dayWord}\\s+)früh(?=$|[\\s,.;!?])`, 'i');
const partOfDay = new RegExp(`(?<=(?:^|\\s)${weekday})(früh|vormittag|mittag|nachmittag|abend)(?=$|[\\s,.;!?])`, 'i');
const atNoon = new RegExp(`(?<=(?:^|\\s)${dayWord}\\s+)mittag(?=$|[\\s,.;!?])`, 'i');
const hours = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
const halfTo = new RegExp(`(?<=^|\\s)(?:um\\s+)?halb\\s+(1[0-2]|[1-9]|${hours.join('|')})(?:\\s+uhr)?(?=$|[\\s,.;!?])`, 'i');
const clockOf: Readonly<Record<string, string>> = { früh: '9', vormittag: '10', mittag: '12', nachmittag: '15', abend: '19' };

const names: DayNames = {
  nextMonth: phrase('(?:im\\s+)?(?:nächste[nr]?|kommende[nr]?)\\s+monat'),
  nextYear: phrase('(?:im\\s+)?(?:nächste[ns]|kommende[ns])\\s+jahr'),
  endOfWeek: phrase('ende\\s+(?:der|dieser)\\s+woche'),
  endOfMonth: phrase('(?:ende\\s+(?:des|dieses)\\s+monats|monatsende)'),
  endOfYear: phrase('(?:ende\\s+(?:des|dieses)\\s+jahres|jahresende)'),
  endOfDay: phrase('(?:ende\\s+des\\s+tages|tagesende|(?<=(?:bis|vor|zum|am)\\s+)feierabend)'),
  atFive: (today) => `${today} um 17:00 Uhr`,
  lastWorkday: 5,
  startOfNextMonth: phrase('(?:am\\s+|zu[mr]?\\s+)?anfang\\s+(?:des\\s+)?(?:nächsten|kommenden)\\s+monats'),
  endOfNextMonth: phrase('(?:bis\\s+)?(?:zum\\s+|am\\s+)?ende\\s+(?:des\\s+)?(?:nächsten|kommenden)\\s+monats'),
  endOfNextWeek: phrase('(?:bis\\s+)?(?:zum\\s+|am\\s+)?ende\\s+(?:der\\s+)?(?:nächste[rn]|kommende[rn])\\s+woche'),
  weekend: phrase('(?:am|dieses)\\s+wochenende'),
  nextWeekend: phrase('(?:am\\s+)?nächste[sn]\\s+wochenende'),
  nthOfMonth: phrase(`(?:am|bis\\s+zum)\\s+${nthWord}\\s+(?<list>${weekday})\\s+(?:im|des|vom)\\s+(?<month>\\p{L}+)`, 'iu'),
  months: ['jan|jän', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'].map(
    (name) => new RegExp(`^(?:${name})(?!at)`, 'i'),
  ),
  nthDay: phrase(`(?<!monat(?:lich)?\\s+)(?:am|bis\\s+zum)\\s+${nthWord}\\s+(?<list>${weekday})\\s+(?:im|des|dieses)\\s+monats?`),
  nthOf: germanNth,
  weekdayOf: germanWeekday,
};
const everyPart = phrase('jede[nrs]?\\s+(morgen|vormittag|mittag|nachmittag|abend|nacht)(?<more>\\s+um)?');
const everyClock: Readonly<Record<string, string>> = {
  morgen: '9',
  vormittag: '10',
  mittag: '12',
  nachmittag: '15',
  abend: '19',
  nacht: '20',
};
const midnight = phrase('(?:um\\s+)?mitternacht');
const weekFrom = phrase(`(?:am\\s+)?(heute|morgen|${weekday})\\s+in\\s+(?:einer|1)\\s+woche`);
const weekAfter = phrase('(?:in\\s+der\\s+)?übernächste[nr]?\\s+woche');
const dayNextWeek = phrase(`nächste\\s+woche\\s+(?:am\\s+)?(?<before>${weekday})|(?:am\\s+)?(?<after>${weekday})\\s+nächste[r]?\\s+woche`);

/** Rewrites common expressions into words that chrono understands: `24.12.`, `am 15.`, `morgen früh`, `Freitagabend`, `um halb neun`. */
export function germanDates(text: string, today: string): string {
  return namedDays(
    text
      .replace(everyPart, (_, part: string, more?: string) => `jeden Tag um${more ? '' : ` ${everyClock[part.toLowerCase()]} Uhr`}`)
      .replace(midnight, 'um 0 Uhr')
      .replace(weekFrom, (_, day: string) => addDays(day.toLowerCase() === 'heute' ? today : dayNamed(day, today), 7))
      .replace(weekAfter, addDays(today, 14))
      .replace(dayNextWeek, (words) => dayInNextWeek(today, germanWeekday(words.toLowerCase().match(new RegExp(weekday))?.[0] ?? ''))),
    today,
    names,
  )
    .replaceAll(dayOfYear, (words) => readDay(words.replace(' ', ''), { today, language: 'de' }) ?? words)
    .replace(dayOfMonth, (_, day: string) => `am ${firstMonthDay(Number(day))(today)}`)
    .replace(early, 'um 9 Uhr')
    .replace(atNoon, 'um 12 Uhr')
    .replace(partOfDay, (_, part: string) => ` um ${clockOf[part.toLowerCase()]} Uhr`)
    .replace(halfTo, (_, hour: string) => `um ${Number(hour) - 1 || hours.indexOf(hour.toLowerCase())}:30 Uhr`);
}

function dayNamed(name: string, today: string): string {
  return name.toLowerCase() === 'morgen' ? addDays(today, 1) : firstWeekday([germanWeekday(name.toLowerCase())])(today);
}

/**
 * Checks whether a match of chrono is a date: capitalized, `morgen` means morning, and short weekday names are also other words, so these
 * only count at the end of a line.
 */
export function isGermanDate(words: string, before: string, after: string): boolean {
  if (/(?:^|\s)(?:nach|seit)\s+$/i.test(before)) return false;
  if (words === 'Morgen') return before.trim() === '';
  return !/^(?:mo|di|mi|do|fr|sa|so)$/i.test(words) || (/^[A-Z]/.test(words) && after.trim() === '');
}

const fullDay = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const day = `(?:${fullDay}(?:en|e|s)?|mo|di|mi|do|fr|sa|so)`;
const between = ',\\s*und\\s|,|und\\s|[&+/]';
const written = { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12 };
const placed = { zweite: 2, zweiten: 2, zweites: 2, andere: 2, anderen: 2, dritte: 3, dritten: 3, drittes: 3, vierte: 4, vierten: 4 };
const { count, countOf } = counting({ ...written, ...placed });
const every = 'jede[nrs]?';
const unitNames = [
  ['tag', 'tage', 'day'],
  ['woche', 'wochen', 'week'],
  ['monat', 'monate', 'month'],
  ['jahr', 'jahre', 'year'],
] as const;
const date = '(?<date>\\d{1,2}\\.|ersten)';
const last = followedBy('um|ab|bis|von|am');

const grammar: RepetitionGrammar = {
  workdays: phrase(
    `(?:(?:${every}|von)\\s+)?(?:montags?\\s+bis\\s+freitags?|(?:montag|mo)\\s*[-–]\\s*(?:freitag|fr))|${every}\\s+(?:werk|arbeits|wochen)tag|an\\s+(?:werk|arbeits|wochen)tagen|(?:werk|wochen)tags${last}`,
  ),
  weekends: phrase(`${every}\\s+wochenende|an\\s+(?:den\\s+)?wochenenden`),
  dayLists: [
    phrase(`alle\\s+${count}\\s+wochen\\s+(?:am\\s+)?${listOf(day, between)}`),
    phrase(`${every}\\s+(?:${count}\\s+)?woche\\s+(?:am\\s+)?${listOf(day, between)}`),
    phrase(`${every}\\s+(?:${count}\\.?\\s+)?${listOf(day, between)}`),
    phrase(listOf(`${fullDay}s`, between)),
  ],
  day: new RegExp(day, 'gi'),
  weekdayOf: germanWeekday,
  nthDays: [
    // Every second Friday means every other one; the second of a month has "of the month".
    phrase(`${every}\\s+(?<nth>ersten?|1\\.|letzten?)\\s+(?<list>${day})(?:\\s+(?:im|des|eines|jedes)\\s+monats?)?`),
    phrase(`${every}\\s+${nthWord}\\s+(?<list>${day})\\s+(?:im|des|eines|jedes)\\s+monats?`),
    phrase(`(?:am|an\\s+jedem)\\s+${nthWord}\\s+(?<list>${day})\\s+(?:in\\s+jedem|jeden|jedes|eines\\s+jeden)\\s+monats?`),
    phrase(`(?:${every}\\s+(?:${count}\\s+)?monat|alle\\s+\\d+\\s+monate|monatlich)\\s+am\\s+${nthWord}\\s+(?<list>${day})`),
  ],
  nthOf: germanNth,
  monthDays: [
    phrase(`(?:${every}\\s+(?:${count}\\s+)?monat|monatlich)\\s+(?:am|zum)\\s+${date}`),
    phrase(`alle\\s+${count}\\s+monate\\s+(?:am|zum)\\s+${date}`),
    phrase(`(?:(?:am|zum)\\s+)?${date}\\s+(?:eines\\s+)?jede[ns]\\s+monats`),
    phrase(`jeden\\s+${date}\\s+(?:des|im)\\s+monats?`),
  ],
  units: [
    [phrase(`${every}\\s+(?:quartal|vierteljahr)`), 'month', 3] as const,
    [phrase('einmal\\s+(?:am|pro)\\s+tag'), 'day', 1] as const,
    [phrase('einmal\\s+(?:in\\s+der|pro|die)\\s+woche'), 'week', 1] as const,
    [phrase('einmal\\s+(?:im|pro)\\s+monat'), 'month', 1] as const,
    [phrase('einmal\\s+(?:im|pro)\\s+jahr'), 'year', 1] as const,
    ...unitNames.flatMap(([one, many, unit]) => [
      [phrase(`alle\\s+${count}\\s+${many}`), unit] as const,
      [phrase(`${every}\\s+(?:${count}\\s+)?${one}`), unit] as const,
    ]),
  ],
  ofAdverb: {
    täglich: { every: 1, unit: 'day' },
    wöchentlich: { every: 1, unit: 'week' },
    zweiwöchentlich: { every: 2, unit: 'week' },
    monatlich: { every: 1, unit: 'month' },
    quartalsweise: { every: 3, unit: 'month' },
    vierteljährlich: { every: 3, unit: 'month' },
    halbjährlich: { every: 6, unit: 'month' },
    jährlich: { every: 1, unit: 'year' },
  },
  countOf,
  last,
};

/** `jeden Werktag`, `alle 2 Wochen am Freitag`, `jeden Mo, Mi und Fr`, `montags`, `jeden Monat am 1.`, `alle drei Tage`, `täglich`. */
export function germanRepetition(text: string): FoundRepetition | null {
  return findRepetition(text, grammar);
}
