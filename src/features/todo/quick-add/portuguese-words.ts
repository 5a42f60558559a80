import type { Nth } from './rhythm.ts';

const dayNames = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];
export const fullDays = '(?:(?:segundas|terças|quartas|quintas|sextas)(?:-feiras)?|sábados|domingos)';
const fullDayOnce = '(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)';
export const fullDay = `(?:${fullDays}|${fullDayOnce})`;
/** Which one of a month, as a group of a pattern. */
export const nthWord = '(?<nth>primeir[ao]s?|segund[ao]s?|terceir[ao]s?|quart[ao]s?|[1-4]\\.?[ªº]|últim[ao]s?)';

export function portugueseNth(word: string): Nth | undefined {
  if (/^(?:primeir|1)/.test(word)) return 1;
  if (/^(?:segund|2)/.test(word)) return 2;
  if (/^(?:terceir|3)/.test(word)) return 3;
  if (/^(?:quart|4)/.test(word)) return 4;
  return word.startsWith('últim') ? -1 : undefined;
}

/** Monday is 1. @param name in small letters, long or short, perhaps with an article */
export function portugueseWeekday(name: string): number {
  return dayNames.indexOf(name.replace(/^\S+\s+/, '').slice(0, 3)) + 1;
}
