import bidiFactory from 'bidi-js';
import type { Font, Glyph, GlyphPosition } from 'fontkit';

export const bidi = bidiFactory();

export type Weight = 400 | 600;
export const weights: readonly Weight[] = [400, 600];

/** A glyph as it is placed; lengths in the units of its font. */
export interface ShapedGlyph {
  id: number;
  /** The characters that it shows, in the order in which they were typed. */
  codePoints: number[];
  /** Its width in the font; `advance` is how far the next one is. */
  ownWidth: number;
  advance: number;
  dx: number;
  dy: number;
}

interface Shaped {
  glyphs: ShapedGlyph[];
  width: number;
  /** The glyphs' places in the order in which they were typed, where a script draws some before what they follow; else null. */
  typed: number[] | null;
}

/** A font of one weight, read once for all documents. */
export interface Face {
  name: string;
  font: Font;
  /** Words repeat: what was shaped is kept. */
  shaped: Map<string, Shaped>;
}

const mostShaped = 5000;
/** Figures of one width. */
const tabular = { tnum: true };

/** @param name its own: pdfkit takes two fonts with the same name and checksum for one. */
export function faceOf(font: Font, name: string): Face {
  Object.defineProperty(font, 'postscriptName', { value: name });
  return { name, font, shaped: new Map() };
}

/** How a run is shaped. */
interface Shaping {
  isRtl: boolean;
  /** So that columns of figures align. */
  isTabular: boolean;
}

/** The glyphs of a run in visual order. */
export function shape(face: Face, text: string, { isRtl, isTabular }: Shaping): Shaped {
  const key = (isRtl ? '<' : '>') + (isTabular ? '#' : ' ') + text;
  const known = face.shaped.get(key);
  if (known) return known;
  // fontkit remembers a glyph with the characters that it first stood for: none for a letter that was first a part of an accented one, and
  // of a joiner, which the font lacks, those of another character that it lacks.
  face.font._glyphs = {};
  // The direction is given: by itself fontkit would turn figures and commas round in what is written right to left.
  const { glyphs, positions } = face.font.layout(
    forShaping(text),
    isTabular ? tabular : undefined,
    undefined,
    undefined,
    isRtl ? 'rtl' : 'ltr',
  );
  const shown = charactersShown(glyphs, positions, text, isRtl);
  const placed = glyphs.map(({ id, advanceWidth }, index) => {
    const { xAdvance = advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const codePoints = shown[index] ?? [];
    // Who reads the text out of the file turns what is written right to left round, letter by letter, also within a ligature, and
    // expects brackets as they were typed.
    const typed = isRtl ? codePoints.map(asTyped).reverse() : codePoints;
    return { id, codePoints: typed, ownWidth: advanceWidth, advance: xAdvance, dx: xOffset, dy: yOffset };
  });
  const width = placed.reduce((sum, { advance }) => sum + advance, 0);
  const shaped = { glyphs: placed, width, typed: isRtl ? null : typedOrder(placed, text) };
  if (face.shaped.size >= mostShaped) face.shaped.clear();
  face.shaped.set(key, shaped);
  return shaped;
}

function asTyped(codePoint: number): number {
  return bidi.getMirroredCharacter(String.fromCodePoint(codePoint))?.codePointAt(0) ?? codePoint;
}

const joiners = /[\u200c\u200d]/g;
const space = 0x20;
const zeroWidthSpace = 0x200b;
/** Scripts in which glyphs stand in another order than their characters. */
const reordering = /[\p{Script=Devanagari}\p{Script=Thai}]/u;
/** Thai *am*, with the mark of a tone before it. */
const thaiAm = /([\u0e48-\u0e4b]?)\u0e33/g;

/** Thai *am* is a ring and *aa*; the ring stands below the mark of a tone, which was typed before it. */
function forShaping(text: string): string {
  return text.replace(thaiAm, '\u0e4d$1\u0e32');
}

/**
 * The characters that each glyph stands for. fontkit draws a joiner as a space without a width, and of a letter that several glyphs draw
 * says none for those after the first: a glyph without a character would be read out of the file as a wrong one.
 */
function charactersShown(glyphs: readonly Glyph[], positions: readonly GlyphPosition[], text: string, isRtl: boolean): number[][] {
  const typed = text.match(joiners) ?? [];
  const left = (isRtl ? typed.reverse() : typed).map((joiner) => joiner.charCodeAt(0));
  return glyphs.map(({ codePoints }, index) => {
    const isHidden = codePoints.length === 1 && codePoints[0] === space && positions[index]?.xAdvance === 0;
    if (isHidden) return [left.shift() ?? zeroWidthSpace];
    return codePoints.length > 0 ? codePoints : [zeroWidthSpace];
  });
}

/**
 * The places of glyphs in the order in which they were typed; null where they stand in it. In Devanagari a vowel may stand before the
 * consonant that it follows, and an r above what comes after it.
 */
function typedOrder(glyphs: readonly Pick<Glyph, 'codePoints'>[], text: string): number[] | null {
  if (!reordering.test(text)) return null;
  const characters = [...text.replace(thaiAm, '$1\u0e4d\u0e32')].map((character) => character.codePointAt(0) ?? 0);
  const isUsed = characters.map(() => false);
  const places: number[] = [];
  for (const { codePoints } of glyphs) {
    const place = characters.findIndex((_, at) => codePoints.every((one, next) => characters[at + next] === one && !isUsed[at + next]));
    if (place >= 0) isUsed.fill(true, place, place + codePoints.length);
    // What has no place of its own stays with what is before it.
    places.push(place >= 0 ? place : (places.at(-1) ?? 0));
  }
  if (places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))) return null;
  return places.map((_, at) => at).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}
