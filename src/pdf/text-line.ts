import type { EmbeddingLevels } from 'bidi-js';
import LineBreaker from 'linebreak';
import { bidi, type Face, type ShapedGlyph, shape, type Weight } from './face.ts';
import type { FontSet } from './font-set.ts';
import { pictograph } from './pictograph.ts';

/** How text is set; the size is in points. */
export interface TextStyle {
  size: number;
  weight: Weight;
  /** Figures of one width. */
  isTabular?: boolean;
}

/** What is written in one go: one face, one direction. */
export interface Piece {
  /** Where it begins in the text. */
  start: number;
  face: Face;
  glyphs: ShapedGlyph[];
  /** Their places in the order in which they were typed, where it is another. */
  typed: number[] | null;
  width: number;
}

/** A line ready to be drawn: its pieces from left to right. */
export interface TextLine {
  pieces: Piece[];
  size: number;
  width: number;
  isRtl: boolean;
}

/** A part of a paragraph, with the levels of the whole: what stands before it decides on its direction. */
interface Span {
  text: string;
  embedding: EmbeddingLevels;
  start: number;
  end: number;
}

interface Run {
  start: number;
  end: number;
  level: number;
  face: Face;
}

// Spaces, marks and joiners stay with what is before them.
const sticky = /^[\s\p{M}\u200c\u200d]/u;
// Marks of direction, soft hyphens and control characters: they say something of the text around them, and have no look.
const invisible = /^(?:(?!\u200c|\u200d)[\p{Cf}\p{Cc}])+$/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The whole of a paragraph as a span. */
export function spanOf(text: string): Span {
  return { text, embedding: bidi.getEmbeddingLevels(text), start: 0, end: text.length };
}

/** Sets a span as one line, without the spaces at its end. */
export function lineOf(fonts: FontSet, span: Span, { size, weight, isTabular = false }: TextStyle): TextLine {
  const trimmed = { ...span, end: span.start + span.text.slice(span.start, span.end).trimEnd().length };
  const { text, embedding, start, end } = trimmed;
  // (It takes the bare levels.)
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels, start, Math.max(start, end - 1));
  const pieces = runsOf(fonts, trimmed, weight).map((run) => {
    const shown = withMirrored(text, mirrored, run);
    // Shaped as a whole: cut at its spaces, Arabic words would come in the wrong order.
    const { glyphs, typed, width } = shape(run.face, shown, { isRtl: run.level % 2 === 1, isTabular });
    return { start: run.start, level: run.level, face: run.face, glyphs, typed, width: (width * size) / run.face.font.unitsPerEm };
  });
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  return { pieces: inVisualOrder(pieces), size, width, isRtl: (embedding.paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** Brackets are turned round where text runs from right to left. */
function withMirrored(text: string, mirrored: Map<number, string>, { start, end }: Run): string {
  let shown = '';
  for (let at = start; at < end; at++) shown += mirrored.get(at) ?? text[at] ?? '';
  return shown;
}

/** In the order in which they were typed. */
function runsOf(fonts: FontSet, { text, embedding, start, end }: Span, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text.slice(start, end))) {
    if (invisible.test(segment)) continue;
    const at = start + index;
    const codePoint = segment.codePointAt(0) ?? 0;
    const level = embedding.levels[at] ?? 0;
    const before = runs.at(-1);
    const stays = before?.level === level && sticky.test(segment) && (segment === ' ' || before.face.font.hasGlyphForCodePoint(codePoint));
    // A pictograph that no font has would be an empty box.
    if (pictograph.test(segment) && !fonts.has(codePoint, text)) continue;
    const face = stays ? before.face : fonts.pick(codePoint, weight, text);
    const end = at + drawnLength(face, segment);
    if (before?.level === level && before.face === face && before.end === at) before.end = end;
    else runs.push({ start: at, end, level, face });
  }
  return runs.flatMap((run) => withoutOuterSpaces(run, text));
}

/** Of emoji that are joined, as a family is, those that the font draws: all of them, or the first one. */
function drawnLength(face: Face, segment: string): number {
  if (!pictograph.test(segment) && !/[\ufe0f\u20e3]/u.test(segment)) return segment.length;
  const isDrawn = [...segment].every((character) => face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return isDrawn ? segment.length : ([...segment][0]?.length ?? 0);
}

/** The outer spaces of what is written right to left become pieces of their own: so they are still there when the text is read out again. */
function withoutOuterSpaces(run: Run, text: string): Run[] {
  if (run.level % 2 === 0) return [run];
  const shown = text.slice(run.start, run.end);
  const from = run.start + shown.length - shown.trimStart().length;
  const to = Math.max(from, run.start + shown.trimEnd().length);
  const parts = [
    { ...run, end: from },
    { ...run, start: from, end: to },
    { ...run, start: to },
  ];
  return parts.filter((part) => part.end > part.start);
}

/** Rule L2 of the bidirectional algorithm, on whole pieces. */
function inVisualOrder<P extends { level: number }>(typed: P[]): P[] {
  const pieces = [...typed];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level >= 1; level--) {
    for (let from = 0; from < pieces.length; from++) {
      let to = from;
      while (to < pieces.length && (pieces[to]?.level ?? 0) >= level) to++;
      if (to > from) {
        pieces.splice(from, to - from, ...pieces.slice(from, to).reverse());
        from = to;
      }
    }
  }
  return pieces;
}

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
