import type { Nth } from './rhythm.ts';

const dayNames = ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'];
export const fullDay = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?';
/** Which one of a month, as a group of a pattern. */
export const nthWord =
  '(?<nth>premiers?|1ers?|deuxièmes?|seconds?|2(?:e|è|ème|nd)s?|troisièmes?|3(?:e|è|ème)s?|quatrièmes?|4(?:e|è|ème)s?|derniers?)';

export function frenchNth(word: string): Nth | undefined {
  if (/^(?:premier|1)/.test(word)) return 1;
  if (/^(?:deux|second|2)/.test(word)) return 2;
  if (/^(?:trois|3)/.test(word)) return 3;
  if (/^(?:quatr|4)/.test(word)) return 4;
  return word.startsWith('dernier') ? -1 : undefined;
}

/** Monday is 1. @param name in small letters, long or short, perhaps with an article */
export function frenchWeekday(name: string): number {
  return dayNames.indexOf(name.replace(/^les?\s+/, '').slice(0, 3)) + 1;
}
