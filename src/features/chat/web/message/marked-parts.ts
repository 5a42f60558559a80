import { foldText } from '#contract/text/fold-text.ts';

/** Characters shown before the first match. */
const before = 24;
const longest = 160;

/** Returns an excerpt around the first match, split at matches of the words, ignoring case and accents. */
export function markedParts(text: string, words: readonly string[]): { text: string; isMatch: boolean }[] {
  const flat = text.replaceAll(/\s+/g, ' ');
  const first = spansOf(flat, words)[0]?.start ?? -1;
  const from = first > before ? flat.lastIndexOf(' ', first - before / 2) + 1 : 0;
  const shown = (from > 0 ? '…' : '') + flat.slice(from, from + longest);
  const parts: { text: string; isMatch: boolean }[] = [];
  let at = 0;
  for (const { start, end } of spansOf(shown, words)) {
    if (start < at) continue;
    if (start > at) parts.push({ text: shown.slice(at, start), isMatch: false });
    parts.push({ text: shown.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < shown.length || parts.length === 0) parts.push({ text: shown.slice(at), isMatch: false });
  return parts;
}

/** Positions of the matches, in order. */
function spansOf(text: string, words: readonly string[]): { start: number; end: number }[] {
  // For each character of the folded text, where its source character starts and ends in the original text.
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const small = foldText(character);
    folded += small;
    for (let index = 0; index < small.length; index++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
    // A combining mark belongs to the preceding letter.
    if (small === '' && ends.length > 0) ends[ends.length - 1] = at;
  }
  const spans = words.map(foldText).flatMap((word) => {
    const found: { start: number; end: number }[] = [];
    for (let index = word ? folded.indexOf(word) : -1; index >= 0; index = folded.indexOf(word, index + word.length))
      found.push({ start: starts[index] ?? 0, end: ends[index + word.length - 1] ?? 0 });
    return found;
  });
  return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}
