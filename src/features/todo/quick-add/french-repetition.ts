import type { FoundRepetition } from './found-repetition.ts';
import { frenchNth, frenchWeekday, fullDay, nthWord } from './french-words.ts';
import { counting, findRhythm, followedBy, listOf, phrase, type RhythmGrammar } from './rhythm.ts';

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

const grammar: RhythmGrammar = {
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
    // As one says it: fifteen days are two weeks.
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
  return findRhythm(text, grammar);
}
