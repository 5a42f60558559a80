import { plainLetters } from '#web/plain-letters.ts';

/** Matched ranges as start and exclusive end. */
export type Marks = readonly (readonly [number, number])[];

/** Match quality, best first: equal, prefix, prefixes of words, within words, initials, typo. */
export const tiers = ['whole', 'start', 'words', 'within', 'initials', 'typo'] as const;
type Tier = (typeof tiers)[number];

export interface TextMatch {
  tier: Tier;
  /** Sort key: the tier, then position of the word and length of the text. Lower is better. */
  rank: number;
  marks: Marks;
}

interface Word {
  /** Lowercase without accents. */
  plain: string;
  start: number;
  text: string;
}

/** Shorter words must match exactly: with one different letter they are other words. */
const shortestWithTypo = 4;

/**
 * Matches each typed word as a prefix of a word, within one, or with one typo after the first letter; or a single typed word
 * as the initials of the text. Undefined without a match.
 */
export function matchText(text: string, typed: string): TextMatch | undefined {
  const words = wordsOf(text);
  const wanted = wordsOf(typed);
  if (wanted.length === 0 || words.length === 0) return undefined;
  const found = wanted.map(({ plain }) => bestOf(words, plain));
  if (!found.every((one) => one !== undefined)) return wanted.length === 1 ? byInitials(words, wanted[0]?.plain ?? '') : undefined;
  const worst = found.reduce<Tier>((tier, one) => (tiers.indexOf(one.tier) > tiers.indexOf(tier) ? one.tier : tier), 'words');
  const tier = worst === 'words' ? wholeOrStart(words, wanted) : worst;
  const place = found.reduce((sum, one) => sum + one.place, 0) / found.length;
  const isBegun = found.some(({ isWhole }) => !isWhole);
  return { tier, rank: rankOf(tier, { isBegun, place, text }), marks: joined(found.map(({ mark }) => mark)) };
}

interface Finer {
  /** Only the beginning of the word is typed. */
  isBegun: boolean;
  place: number;
  text: string;
}

function rankOf(tier: Tier, { isBegun, place, text }: Finer): number {
  return tiers.indexOf(tier) + (isBegun ? 0.5 : 0) + Math.min(place, 9) / 40 + Math.min(text.length, 200) / 1000;
}

function wholeOrStart(words: readonly Word[], wanted: readonly Word[]): Tier {
  const [whole, start] = [words, wanted].map((list) => list.map(({ plain }) => plain).join(' ')) as [string, string];
  if (whole === start) return 'whole';
  return whole.startsWith(start) ? 'start' : 'words';
}

/** Splits a text into words with their positions. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({ plain: plainLetters(match[0]), start: match.index, text: match[0] }));
}

/** Checks whether two words differ by one letter added, removed, replaced, or swapped with the next. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  return restA.slice(1) === restB.slice(1) || (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2));
}

interface Found {
  tier: Tier;
  place: number;
  isWhole: boolean;
  mark: readonly [number, number];
}

function bestOf(words: readonly Word[], typed: string): Found | undefined {
  let best: Found | undefined;
  for (const [place, word] of words.entries()) {
    const found = within(word, typed);
    if (found && (!best || gradeOf(found) < gradeOf(best))) best = { ...found, place };
  }
  return best;
}

/** A whole word ranks above a prefix. */
function gradeOf({ tier, isWhole }: Pick<Found, 'tier' | 'isWhole'>): number {
  return tiers.indexOf(tier) - (isWhole ? 0.5 : 0);
}

function within(word: Word, typed: string): Omit<Found, 'place'> | undefined {
  const at = word.plain.indexOf(typed);
  if (at === 0) return { tier: 'words', isWhole: isWholeWord(word.plain, typed), mark: markOf(word, 0, typed.length) };
  if (at > 0 && typed.length > 2) return { tier: 'within', isWhole: false, mark: markOf(word, at, at + typed.length) };
  // A typo in the first letter is rare, and words that differ in it are mostly others: kettle, settle.
  if (typed.length < shortestWithTypo || word.plain[0] !== typed[0]) return undefined;
  const length = [typed.length, typed.length - 1, typed.length + 1].find((one) => isOneSlip(word.plain.slice(0, one), typed));
  return length === undefined ? undefined : { tier: 'typo', isWhole: false, mark: markOf(word, 0, length) };
}

/** Accepts a word or its singular: `invoice` for *Invoices*. */
function isWholeWord(word: string, typed: string): boolean {
  return word === typed || (typed.length > 4 && word.length - typed.length <= 2);
}

/** Maps letters of the normalized word to characters of the text, which may contain combining accents. */
function markOf({ text, start }: Word, from: number, until: number): [number, number] {
  let plain = 0;
  let at = 0;
  const ends = [start, start];
  for (const letter of text) {
    if (plain === from && plain < until) ends[0] = start + at;
    plain += plainLetters(letter).length;
    at += letter.length;
    if (plain <= until) ends[1] = start + at;
  }
  return [ends[0] ?? start, ends[1] ?? start];
}

function byInitials(words: readonly Word[], typed: string): TextMatch | undefined {
  if (typed.length < 2 || typed.length > words.length) return undefined;
  if (![...typed].every((letter, at) => words[at]?.plain[0] === letter)) return undefined;
  const marks = words.slice(0, typed.length).map(({ start }) => [start, start + 1] as const);
  return { tier: 'initials', rank: tiers.indexOf('initials'), marks };
}

function joined(marks: readonly (readonly [number, number])[]): Marks {
  const sorted = marks.toSorted((a, b) => a[0] - b[0]);
  const result: [number, number][] = [];
  for (const [from, until] of sorted) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else result.push([from, until]);
  }
  return result;
}
