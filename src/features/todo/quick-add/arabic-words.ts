import type { Nth } from './rhythm.ts';

/** Numbers as they are written out beside what is counted. */
const counts: [forms: string, value: number][] = [
  ['ثلاث(?:ة)?', 3],
  ['[أا]ربع(?:ة)?', 4],
  ['خمس(?:ة)?', 5],
  ['ست(?:ة)?', 6],
  ['سبع(?:ة)?', 7],
  ['ثمان(?:ي|ية)?', 8],
  ['تسع(?:ة)?', 9],
  ['عشر(?:ة)?', 10],
];

/** Hours, and days of a month, by their places: `الخامسة`, `الأول`. */
const places: [forms: string, value: number][] = [
  ['حادي(?:ة)? عشر(?:ة)?', 11],
  ['ثاني(?:ة)? عشر(?:ة)?', 12],
  ['واحدة|[أا]ول[ىي]?', 1],
  ['ثاني(?:ة)?', 2],
  ['ثالث(?:ة)?', 3],
  ['رابع(?:ة)?', 4],
  ['خامس(?:ة)?', 5],
  ['سادس(?:ة)?', 6],
  ['سابع(?:ة)?', 7],
  ['ثامن(?:ة)?', 8],
  ['تاسع(?:ة)?', 9],
  ['عاشر(?:ة)?', 10],
];

/** The days of the week, Monday 1 to Sunday 7, without their article. */
const days: [forms: string, value: number][] = [
  ['[إا]ثنين', 1],
  ['ثلاثاء', 2],
  ['[أا]ربعاء', 3],
  ['خميس', 4],
  ['جمعة', 5],
  ['سبت', 6],
  ['[أا]حد', 7],
];

const anyOf = (table: [string, number][]) => `(?:${table.map(([forms]) => forms).join('|')})`;
const valueIn = (table: [string, number][], word: string) =>
  table.find(([forms]) => new RegExp(`^(?:ال)?(?:${forms})$`).test(word.trim()))?.[1] ?? 0;

export const countWord = `(?:[1-9]\\d?|[١-٩][٠-٩]?|${anyOf(counts)})`;
export const placeWord = anyOf(places);
export const dayWord = `(?:ال)?${anyOf(days)}`;
/** Which one of a month, as a group of a pattern. */
export const nthWord = '(?<nth>[أا]ول|ثاني|ثالث|رابع|[آا]خر)';

export function arabicNth(place: string): Nth | undefined {
  return /^[آا]خر$/.test(place) ? -1 : ({ ول: 1, ثاني: 2, ثالث: 3, رابع: 4 } as const)[place.replace(/^[أا](?=ول)/, '')];
}

/** What stands before and after a word. */
export const wordStart = '(?<=^|[\\s،؛])';
export const wordEnd = '(?=$|[\\s،؛.,;:!؟?])';

/** A number in digits of either kind, or written out. */
export function countOf(word: string): number {
  return Number(latin(word)) || valueIn(counts, word);
}

export const placeOf = (word: string): number => valueIn(places, word);
export const weekdayOf = (word: string): number => valueIn(days, word);

/** Arabic digits as those of the West. */
export function latin(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}
