import type { Nth } from './rhythm.ts';

const dayNames = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
/** Which one of a month, as a group of a pattern. */
export const nthWord = '(?<nth>ersten?|1\\.|zweiten?|2\\.|dritten?|3\\.|vierten?|4\\.|letzten?)';

export function germanNth(word: string): Nth | undefined {
  const place = word.replace(/n?\.?$/, '').replace(/e$/, '');
  return ({ erst: 1, '1': 1, zweit: 2, '2': 2, dritt: 3, '3': 3, viert: 4, '4': 4, letzt: -1 } as const)[place];
}

/** Monday is 1; Sonnabend is Saturday. @param name in small letters, long or short */
export function germanWeekday(name: string): number {
  return name.startsWith('sonna') ? 6 : dayNames.indexOf(name.slice(0, 2)) + 1;
}
