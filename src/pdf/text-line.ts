import type { EmbeddingLevels } from 'bidi-js';
import LineBreaker from 'linebreak';
import { bidi, type Face, type ShapedGlyph, shape, type Weight } from './face.ts';
import type { FontSet } from './font-set.ts';
import { pictograph } from './pictograph.ts';

/** How text is set; size in points. */
export interface TextStyle {
  size: number;
  weight: Weight;
  /** Uses figures of equal width. */
  isTabular?: boolean;
}

/** A run of text with one face and one direction. */
export interface Piece {
  /** Its offset in the text. */
  start: number;
  face: Face;
  glyphs: ShapedGlyph[];
  /** Glyph indexes in typed order, if different. */
  typed: number[] | null;
  width: number;
}

/** A line ready to draw, with its pieces from left to right. */
export interface TextLine {
  pieces: Piece[];
  size: number;
  width: number;
  isRtl: boolean;
}

/** A part of a paragraph with the bidi levels of the whole, because preceding text determines its direction. */
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

// Spaces, combining marks and joiners stay with the preceding character.
const sticky = /^[\s\p{M}\u200c\u200d]/u;
// Direction marks, soft hyphens and control characters affect the text around them but are invisible.
const invisible = /^(?:(?!\u200c|\u200d)[\p{Cf}\p{Cc}])+$/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function spanOf(text: string): Span {
  return { text, embedding: bidi.getEmbeddingLevels(text), start: 0, end: text.length };
}

/** Sets a span as one line, without trailing spaces. */
export function lineOf(fonts: FontSet, span: Span, { size, weight, isTabular = false }: TextStyle): TextLine {
  const trimmed = { ...span, end: span.start + span.text.slice(span.start, span.end).trimEnd().length };
  const { text, embedding, start, end } = trimmed;
  // `bidi` expects the bare levels here.
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels, start, Math.max(start, end - 1));
  const pieces = runsOf(fonts, trimmed, weight).map((run) => {
    const shown = withMirrored(text, mirrored, run);
    // Shape the run as a whole: split at spaces, Arabic words would come in the wrong order.
    const { glyphs, typed, width } = shape(run.face, shown, { isRtl: run.level % 2 === 1, isTabular });
    return { start: run.start, level: run.level, face: run.face, glyphs, typed, width: (width * size) / run.face.font.unitsPerEm };
  });
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  return { pieces: inVisualOrder(pieces), size, width, isRtl: (embedding.paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** Mirrors brackets in right-to-left text. */
function withMirrored(text: string, mirrored: Map<number, string>, { start, end }: Run): string {
  let shown = '';
  for (let at = start; at < end; at++) shown += mirrored.get(at) ?? text[at] ?? '';
  return shown;
}

/** Returns the runs in typed order. */
function runsOf(fonts: FontSet, { text, embedding, start, end }: Span, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text.slice(start, end))) {
    if (invisible.test(segment)) continue;
    const at = start + index;
    const codePoint = segment.codePointAt(0) ?? 0;
    const level = embedding.levels[at] ?? 0;
    const before = runs.at(-1);
    const stays = before?.level === level && sticky.test(segment) && (segment === ' ' || before.face.font.hasGlyphForCodePoint(codePoint));
    // A pictograph no font has would be an empty box.
    if (pictograph.test(segment) && !fonts.has(codePoint, text)) continue;
    const face = stays ? before.face : fonts.pick(codePoint, weight, text);
    const end = at + drawnLength(face, segment);
    if (before?.level === level && before.face === face && before.end === at) before.end = end;
    else runs.push({ start: at, end, level, face });
  }
  return runs.flatMap((run) => withoutOuterSpaces(run, text));
}

/** Returns the length of a joined emoji, such as a family, that the font can draw: all of it, or the first one only. */
function drawnLength(face: Face, segment: string): number {
  if (!pictograph.test(segment) && !/[\ufe0f\u20e3]/u.test(segment)) return segment.length;
  const isDrawn = [...segment].every((character) => face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return isDrawn ? segment.length : ([...segment][0]?.length ?? 0);
}

/** Splits off the outer spaces of right-to-left runs so that they survive text extraction. */
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

/** Rule L2 of the bidirectional algorithm, applied to whole pieces. */
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

/** Wraps text to a width at Unicode line breaks; words too long for a line are split. */
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

/** Returns where lines may break. Thai has no spaces between words, so they are found by dictionary. */
function breaksOf(text: string): number[] {
  const breaks = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.add(next.position);
  if (thai.test(text))
    for (const { index, isWordLike } of words.segment(text)) if (isWordLike && thai.test(text[index - 1] ?? '')) breaks.add(index);
  return [...breaks].sort((one, other) => one - other);
}

/** Returns the last offset up to which a word fits, at least one character. */
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
