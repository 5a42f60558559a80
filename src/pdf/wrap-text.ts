import LineBreaker from 'linebreak';
import type { FontSet } from './font-set.ts';
import { lineOf, type Span, spanOf, type TextLine, type TextStyle } from './text-line.ts';

const thai = /\p{Script=Thai}/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** The lines of a text within a width, broken where Unicode allows it; a word that is too long for a line is cut. */
export function wrapText(fonts: FontSet, text: string, width: number, style: TextStyle): TextLine[] {
  return text
    .normalize()
    .replaceAll('\t', ' ')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .flatMap((paragraph) => wrapParagraph(fonts, spanOf(paragraph), width, style));
}

function wrapParagraph(fonts: FontSet, whole: Span, width: number, style: TextStyle): TextLine[] {
  const { text } = whole;
  const setUntil = (start: number, end: number) => lineOf(fonts, { ...whole, start, end }, style);
  const fits = (start: number, end: number) => setUntil(start, end).width <= width;
  const oneLine = lineOf(fonts, whole, style);
  if (oneLine.width <= width) return [oneLine];

  const lines: TextLine[] = [];
  let start = 0;
  let fitting = 0;
  const flush = (end: number) => {
    lines.push(setUntil(start, end));
    start = end;
    fitting = end;
  };
  for (const next of breaksOf(text)) {
    if (!fits(start, next)) {
      if (fitting > start) flush(fitting);
      while (!fits(start, next)) flush(cutWithin(text, start, next, (end) => fits(start, end)));
    }
    fitting = next;
  }
  if (start < text.length) flush(text.length);
  return lines;
}

/** Where a line may end. Thai has no spaces between its words: they are told apart by a dictionary. */
function breaksOf(text: string): number[] {
  const breaks = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.add(next.position);
  if (thai.test(text))
    for (const { index, isWordLike } of words.segment(text)) if (isWordLike && thai.test(text[index - 1] ?? '')) breaks.add(index);
  return [...breaks].sort((one, other) => one - other);
}

/** The furthest place up to which a word fits, at least one character on. */
function cutWithin(text: string, start: number, end: number, fits: (end: number) => boolean): number {
  const first = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  let [low, high] = [first, end - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  const isHalf = /[\ud800-\udbff]/.test(text[low - 1] ?? '') && low > first;
  return isHalf ? low - 1 : low;
}
