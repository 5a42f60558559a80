import type { FoundRepetition } from './found-repetition.ts';
import { germanNth, germanWeekday, nthWord } from './german-words.ts';
import { counting, findRhythm, followedBy, listOf, phrase, type RhythmGrammar } from './rhythm.ts';

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

const grammar: RhythmGrammar = {
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
    // Every second Friday is every other one; the second of a month is said to be of the month.
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
  return findRhythm(text, grammar);
}
