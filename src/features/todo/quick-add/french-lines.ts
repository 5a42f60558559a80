import { addDays } from '#web/dates/plain-day.ts';
import { firstMonthDay, firstWeekday } from './first-day.ts';
import { type DayNames, namedDays, slashedDays } from './named-days.ts';
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

const dayNames = ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'];
const fullDay = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?';
/** Ordinals for an nth weekday, as a named group. */
const nthWord =
  '(?<nth>premiers?|1ers?|deuxièmes?|seconds?|2(?:e|è|ème|nd)s?|troisièmes?|3(?:e|è|ème)s?|quatrièmes?|4(?:e|è|ème)s?|derniers?)';

function frenchNth(word: string): Nth | undefined {
  if (/^(?:premier|1)/.test(word)) return 1;
  if (/^(?:deux|second|2)/.test(word)) return 2;
  if (/^(?:trois|3)/.test(word)) return 3;
  if (/^(?:quatr|4)/.test(word)) return 4;
  return word.startsWith('dernier') ? -1 : undefined;
}

/** Returns a weekday's number; Monday is 1. @param name lowercase, long or short, optionally with an article */
export function frenchWeekday(name: string): number {
  return dayNames.indexOf(name.replace(/^les?\s+/, '').slice(0, 3)) + 1;
}

// After a word for months it is part of a repetition.
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

/** Rewrites common expressions into words that chrono understands: `après-demain`, `le 15`, `avant le 1er`, `à midi`. */
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

/** Checks whether a match of chrono is a date: short weekday names are also other words, and only count at the end of a line. */
export function isFrenchDate(words: string, before: string, after: string): boolean {
  if (/(?:^|\s)(?:après|depuis)\s+(?:le\s+)?$/i.test(before)) return false;
  return !/^(?:lun|mar|mer|jeu|ven|sam|dim)\.?$/i.test(words) || after.trim() === '';
}

const day = `(?:les?\\s+)?(?:${fullDay}|lun|mar|mer|jeu|ven|sam|dim)`;
const between = ',\\s*et\\s|,|et\\s|[&+/]';
const { count, countOf } = counting({
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12 },
});
const unitNames = [
  ['jours?', 'day'],
  ['semaines?', 'week'],
  ['mois', 'month'],
  ['(?:années?|ans?)', 'year'],
] as const;
const date = '(?<date>\\d{1,2}|1er|premier)';
const last = followedBy('à|au|dès|de|avant');
const workday = '(?:ouvrables?|ouvrés?|de\\s+(?:la\\s+)?semaine|de\\s+travail)';

const grammar: RepetitionGrammar = {
  workdays: phrase(`(?:tous\\s+les|chaque|les)\\s+jours?\\s+${workday}|du\\s+lundi\\s+au\\s+vendredi`),
  weekends: phrase('(?:tous\\s+les|chaque)\\s+(?:week-?ends?|fins?\\s+de\\s+semaine)'),
  dayLists: [
    phrase(`(?:toutes\\s+les\\s+(?:${count}\\s+)?semaines|chaque\\s+semaine),?\\s+${listOf(day, between)}`),
    phrase(`une?\\s+${listOf(day, between)}\\s+sur\\s+${count}`),
    phrase(`(?:tous\\s+les|chaque)\\s+${listOf(day, between)}`),
    phrase(`les\\s+${listOf(`(?:les\\s+)?${fullDay.replace('s?', 's')}`, between)}${last}`),
  ],
  day: new RegExp(day, 'gi'),
  weekdayOf: frenchWeekday,
  nthDays: [
    phrase(`(?:tous\\s+les|chaque)\\s+${nthWord}\\s+(?<list>${fullDay})(?:\\s+(?:du|de\\s+chaque)\\s+mois)?`),
    phrase(`(?:le\\s+)?${nthWord}\\s+(?<list>${fullDay})\\s+(?:de\\s+)?(?:chaque|tous\\s+les)\\s+mois`),
    phrase(`(?:tous\\s+les\\s+(?:${count}\\s+)?mois|chaque\\s+mois),?\\s+le\\s+${nthWord}\\s+(?<list>${fullDay})`),
  ],
  nthOf: frenchNth,
  monthDays: [
    phrase(`(?:tous\\s+les\\s+(?:${count}\\s+)?mois|chaque\\s+mois),?\\s+le\\s+${date}`),
    phrase(`(?:le\\s+)?${date}\\s+(?:jour\\s+)?(?:de\\s+)?(?:chaque|tous\\s+les)\\s+mois`),
    phrase(`(?:tous\\s+les|chaque)\\s+${date}\\s+du\\s+mois`),
  ],
  units: [
    [phrase('(?:tous\\s+les|chaque)\\s+trimestres?'), 'month', 3],
    [phrase('une\\s+fois\\s+par\\s+jour'), 'day', 1],
    [phrase('une\\s+fois\\s+par\\s+semaine'), 'week', 1],
    [phrase('une\\s+fois\\s+par\\s+mois'), 'month', 1],
    [phrase('une\\s+fois\\s+par\\s+an'), 'year', 1],
    // In French, fifteen days are two weeks.
    [phrase('tous\\s+les\\s+(?:quinze|15)\\s+jours'), 'week', 2],
    ...unitNames.flatMap(([name, unit]) => [
      [phrase(`tou(?:te)?s\\s+les\\s+(?:${count}\\s+)?${name}`), unit] as const,
      [phrase(`chaque\\s+${name}`), unit] as const,
      [phrase(`une?\\s+${name}\\s+sur\\s+${count}`), unit] as const,
    ]),
  ],
  ofAdverb: {
    quotidiennement: { every: 1, unit: 'day' },
    hebdomadairement: { every: 1, unit: 'week' },
    mensuellement: { every: 1, unit: 'month' },
    trimestriellement: { every: 3, unit: 'month' },
    semestriellement: { every: 6, unit: 'month' },
    annuellement: { every: 1, unit: 'year' },
  },
  countOf,
  last,
};

/** `tous les lundis et jeudis`, `toutes les deux semaines`, `un vendredi sur deux`, `chaque mois le 15`, `du lundi au vendredi`, `chaque jour`. */
export function frenchRepetition(text: string): FoundRepetition | null {
  return findRepetition(text, grammar);
}
