import { addDays } from '#web/dates/plain-day.ts';
import { firstMonthDay, firstWeekday } from './first-day.ts';
import { frenchNth, frenchWeekday, fullDay, nthWord } from './french-words.ts';
import { type DayNames, namedDays, slashedDays } from './named-days.ts';
import { followedBy, phrase } from './rhythm.ts';

// Behind months it is part of a rhythm.
const dayOfMonth = new RegExp(
  `(?<=^|\\s)(?<!mois,?\\s+)(?:le|pour\\s+le|avant\\s+le|d[’']ici\\s+le)\\s+(1er|[12]?\\d|3[01])${followedBy('à|dès')}`,
  'i',
);
const wordEnd = '(?=$|[\\s,.;!?])';
const afterTomorrow = new RegExp(`(?<=^|\\s)après-demain${wordEnd}`, 'i');
const dayAtNoon = new RegExp(`(?<=(?:^|\\s)(?:aujourd[’']hui|demain|${fullDay})\\s+)midi${wordEnd}`, 'i');
const noon = new RegExp(`(?<=^|\\s)à\\s+(midi|minuit)${wordEnd}`, 'i');

const toEnd =
  "(?<!(?:tous|toutes)\\s+les\\s+|chaque\\s+)(?:en\\s+|à\\s+la\\s+|avant\\s+la\\s+|pour\\s+la\\s+|d[’']ici\\s+(?:à\\s+)?la\\s+)?fin\\s+";
const names: DayNames = {
  nextMonth: phrase('(?:le\\s+)?mois\\s+prochain'),
  nextYear: phrase("l[’']an(?:née)?\\s+prochaine?"),
  endOfWeek: phrase(`${toEnd}de\\s+(?:la\\s+)?semaine`),
  endOfMonth: phrase(`${toEnd}(?:de|du)\\s+mois`),
  endOfYear: phrase(`${toEnd}(?:d[’']année|de\\s+l[’']année)`),
  endOfDay: phrase(`${toEnd}de\\s+(?:la\\s+)?journée`),
  atFive: (today) => `${today} à 17h`,
  lastWorkday: 5,
  startOfNextMonth: phrase('(?:au\\s+)?début\\s+du\\s+mois\\s+prochain|(?:le\\s+)?(?:1er|premier)\\s+du\\s+mois\\s+prochain'),
  endOfNextMonth: phrase(`${toEnd}du\\s+mois\\s+prochain`),
  endOfNextWeek: phrase(`${toEnd}de\\s+(?:la\\s+)?semaine\\s+prochaine`),
  weekend: phrase('ce\\s+week-?end'),
  nextWeekend: phrase('(?:le\\s+)?week-?end\\s+prochain'),
  nthOfMonth: phrase(`(?:le\\s+)?${nthWord}\\s+(?<list>${fullDay})\\s+(?:de\\s+|d[’'])(?<month>[a-zûé]+)`),
  months: ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'ao[uû]t', 'sept', 'oct', 'nov', 'déc'].map(
    (name) => new RegExp(`^${name}`, 'i'),
  ),
  nthDay: phrase(`(?<!mois,?\\s+)le\\s+${nthWord}\\s+(?<list>${fullDay})\\s+(?:du|de\\s+ce)\\s+mois`),
  nthOf: frenchNth,
  weekdayOf: frenchWeekday,
};
const everyPart = phrase('(?:tous\\s+les|toutes\\s+les|chaque)\\s+(matin|midi|après-midi|soir|nuit)s?(?<more>\\s+à)?');
const weekAfter = phrase(`(?:le\\s+)?(${fullDay})\\s+en\\s+huit`);
const thisPart = phrase('ce(?:t(?:te)?)?\\s+(matin|midi|après-midi|soir|nuit)(?<more>\\s+à)?');
const clockOf: Readonly<Record<string, string>> = { matin: '9h', midi: '12h', 'après-midi': '15h', soir: '19h', nuit: '20h' };

/** What people write, in the words that chrono understands: `après-demain`, `le 15`, `avant le 1er`, `à midi`. */
export function frenchDates(text: string, today: string): string {
  const plain = slashedDays(text, today)
    .replace(everyPart, (_, part: string, more?: string) => `chaque jour à${more ? '' : ` ${clockOf[part.toLowerCase()]}`}`)
    .replace(weekAfter, (_, day: string) => addDays(firstWeekday([frenchWeekday(day.toLowerCase())])(today), 7))
    .replace(thisPart, (_, part: string, more?: string) => `aujourd'hui à${more ? '' : ` ${clockOf[part.toLowerCase()]}`}`);
  return namedDays(plain, today, names)
    .replace(dayOfMonth, (_, day: string) => `le ${firstMonthDay(Number.parseInt(day, 10))(today)}`)
    .replace(afterTomorrow, addDays(today, 2))
    .replace(dayAtNoon, 'à 12h')
    .replace(noon, (_, name: string) => `à ${name.toLowerCase() === 'midi' ? 12 : 0}h`);
}

/** Short names of days are other words as well: these are meant at the end of a line alone. */
export function isFrenchDate(words: string, before: string, after: string): boolean {
  if (/(?:^|\s)(?:après|depuis)\s+(?:le\s+)?$/i.test(before)) return false;
  return !/^(?:lun|mar|mer|jeu|ven|sam|dim)\.?$/i.test(words) || after.trim() === '';
}
