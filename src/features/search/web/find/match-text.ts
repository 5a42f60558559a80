import { plainLetters } from '#web/plain-letters.ts';

/** Where a text matches: from one character to before another. */
export type Marks = readonly (readonly [number, number])[];

export interface TextMatch {
  /** The higher the better; only to be compared with others. */
  score: number;
  marks: Marks;
}

interface Word {
  /** In small letters without accents. */
  plain: string;
  start: number;
  text: string;
}

/** Shorter words are what they are: with another letter they are other words. */
const shortestWithTypo = 4;

/**
 * Whether each typed word is found in a text: as the beginning of one of its words, within one, or with one slip of a finger; or whether
 * a single one has the first letters of its words. Undefined where it is not.
 */
export function matchText(text: string, typed: string): TextMatch | undefined {
  const words = wordsOf(text);
  const wanted = wordsOf(typed);
  if (wanted.length === 0 || words.length === 0) return undefined;
  const found = wanted.map(({ plain }) => bestOf(words, plain));
  if (found.every((one) => one !== undefined)) {
    const score = found.reduce((sum, one) => sum + one.score, 0) / found.length;
    return { score: score - text.length / 1000, marks: joined(found.map(({ mark }) => mark)) };
  }
  return wanted.length === 1 ? byInitials(words, wanted[0]?.plain ?? '') : undefined;
}

/** The words of a text, with where they stand. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({ plain: plainLetters(match[0]), start: match.index, text: match[0] }));
}

/** Whether two words are the same but for one letter more, less, another, or two in the other order. */
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
  score: number;
  mark: readonly [number, number];
}

function bestOf(words: readonly Word[], typed: string): Found | undefined {
  let best: Found | undefined;
  for (const [place, word] of words.entries()) {
    const found = within(word, typed);
    if (!found) continue;
    const score = found.score - place * 0.05;
    if (!best || score > best.score) best = { ...found, score };
  }
  return best;
}

function within(word: Word, typed: string): Found | undefined {
  const at = word.plain.indexOf(typed);
  if (at === 0) return { score: word.plain === typed ? 4 : 3, mark: markOf(word, 0, typed.length) };
  if (at > 0 && typed.length > 2) return { score: 2, mark: markOf(word, at, at + typed.length) };
  if (typed.length < shortestWithTypo) return undefined;
  const length = [typed.length, typed.length - 1, typed.length + 1].find((one) => isOneSlip(word.plain.slice(0, one), typed));
  return length === undefined ? undefined : { score: 1, mark: markOf(word, 0, length) };
}

/** From letters of the plain word to characters of the text: an accent of its own may stand between them. */
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
  return { score: 1.5, marks: words.slice(0, typed.length).map(({ start }) => [start, start + 1] as const) };
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
