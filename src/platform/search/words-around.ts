import { markWords } from './mark-words.ts';

const longest = 120;
const lead = 40;

/** Returns the beginning of a text as one line. */
export function beginningOf(text: string): string {
  return cut(text.replaceAll(/\s+/gu, ' ').trim(), 0);
}

/** Returns the text around the first match; empty without one. */
export function wordsAround(text: string, terms: readonly string[]): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const [first] = markWords(line, terms);
  if (!first) return '';
  const before = first[0] <= lead ? -1 : line.lastIndexOf(' ', first[0] - lead);
  return cut(line, before < 0 ? (first[0] <= lead ? 0 : first[0]) : before + 1);
}

/** Truncates with ellipses, never within a UTF-16 surrogate pair. */
function cut(line: string, from: number): string {
  const start = from > 0 ? '…' : '';
  const rest = line.slice(from);
  if (start.length + rest.length <= longest) return start + rest;
  const part = rest.slice(0, longest - start.length - 1).replace(/[\ud800-\udbff]$/u, '');
  return `${start}${part.trimEnd()}…`;
}
