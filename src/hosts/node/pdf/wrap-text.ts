import LineBreaker from 'linebreak';
import type { FontSet } from './font-set.ts';
import { lineOf, type Span, spanOf, type TextLine, type TextStyle } from './text-line.ts';

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
  const breaker = new LineBreaker(text);
  let start = 0;
  let fitting = 0;
  const flush = (end: number) => {
    lines.push(setUntil(start, end));
    start = end;
    fitting = end;
  };
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (!fits(start, next.position)) {
      if (fitting > start) flush(fitting);
      while (!fits(start, next.position)) flush(cutWithin(text, start, next.position, (end) => fits(start, end)));
    }
    fitting = next.position;
  }
  if (start < text.length) flush(text.length);
  return lines;
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
