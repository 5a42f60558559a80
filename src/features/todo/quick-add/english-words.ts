import type { Nth } from './rhythm.ts';

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
export const fullDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** Which one of a month, as a group of a pattern. */
export const nthWord = '(?<nth>first|1st|second|2nd|third|3rd|fourth|4th|last)';

export function englishNth(word: string): Nth | undefined {
  return ({ first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, last: -1 } as const)[word];
}

/** Monday is 1. @param name in small letters, long or short */
export function englishWeekday(name: string): number {
  return dayNames.indexOf(name.slice(0, 3)) + 1;
}
