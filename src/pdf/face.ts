import bidiFactory from 'bidi-js';
import type { Font, Glyph, GlyphPosition } from 'fontkit';

export const bidi = bidiFactory();

export type Weight = 400 | 600;
export const weights: readonly Weight[] = [400, 600];

/** A positioned glyph; lengths are in font units. */
export interface ShapedGlyph {
  id: number;
  /** The characters it represents, in typed order. */
  codePoints: number[];
  /** Its own width in the font; `advance` is the distance to the next glyph. */
  ownWidth: number;
  advance: number;
  dx: number;
  dy: number;
}

interface Shaped {
  glyphs: ShapedGlyph[];
  width: number;
  /** Glyph indexes in typed order, for scripts that draw some glyphs before those they follow; otherwise null. */
  typed: number[] | null;
}

/** A font of one weight, parsed once for all documents. */
export interface Face {
  name: string;
  font: Font;
  /** Cache of shaped words, since words repeat. */
  shaped: Map<string, Shaped>;
}

const maxShaped = 5000;
const tabular = { tnum: true };

/** @param name Must be unique: pdfkit treats two fonts with the same name and checksum as one. */
export function faceOf(font: Font, name: string): Face {
  Object.defineProperty(font, 'postscriptName', { value: name });
  return { name, font, shaped: new Map() };
}

interface Shaping {
  isRtl: boolean;
  /** Uses figures of equal width, so that columns align. */
  isTabular: boolean;
}

/** Shapes a run into glyphs in visual order. */
export function shape(face: Face, text: string, { isRtl, isTabular }: Shaping): Shaped {
  const key = (isRtl ? '<' : '>') + (isTabular ? '#' : ' ') + text;
  const known = face.shaped.get(key);
  if (known) return known;
  // fontkit caches a glyph with the characters it first represented: none for a letter first used as part of an accented one, and the
  // characters of a different missing glyph for a joiner.
  face.font._glyphs = {};
  // Pass the direction: fontkit would otherwise reverse digits and commas in right-to-left text.
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
    // Text extractors reverse right-to-left text letter by letter, even within a ligature, and expect brackets as typed.
    const typed = isRtl ? codePoints.map(asTyped).reverse() : codePoints;
    return { id, codePoints: typed, ownWidth: advanceWidth, advance: xAdvance, dx: xOffset, dy: yOffset };
  });
  const width = placed.reduce((sum, { advance }) => sum + advance, 0);
  const shaped = { glyphs: placed, width, typed: isRtl ? null : typedOrder(placed, text) };
  if (face.shaped.size >= maxShaped) face.shaped.clear();
  face.shaped.set(key, shaped);
  return shaped;
}

function asTyped(codePoint: number): number {
  return bidi.getMirroredCharacter(String.fromCodePoint(codePoint))?.codePointAt(0) ?? codePoint;
}

const joiners = /[\u200c\u200d]/g;
const space = 0x20;
const zeroWidthSpace = 0x200b;
/** Scripts with glyphs in a different order than their characters. */
const reordering = /[\p{Script=Devanagari}\p{Script=Thai}]/u;
/** Thai sara am with a preceding tone mark. */
const thaiAm = /([\u0e48-\u0e4b]?)\u0e33/g;

/** Splits Thai sara am into its ring and *aa*; the ring goes below the tone mark typed before it. */
function forShaping(text: string): string {
  return text.replace(thaiAm, '\u0e4d$1\u0e32');
}

/**
 * Returns the characters each glyph represents. fontkit draws a joiner as a zero-width space, and assigns no characters to further glyphs
 * of a letter; a glyph without characters would be extracted from the file as a wrong one.
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
 * Returns glyph indexes in typed order; null if they are in it already. In Devanagari, a vowel may be drawn before the consonant it
 * follows, and an r above the characters after it.
 */
function typedOrder(glyphs: readonly Pick<Glyph, 'codePoints'>[], text: string): number[] | null {
  if (!reordering.test(text)) return null;
  const characters = [...text.replace(thaiAm, '$1\u0e4d\u0e32')].map((character) => character.codePointAt(0) ?? 0);
  const isUsed = characters.map(() => false);
  const places: number[] = [];
  for (const { codePoints } of glyphs) {
    const place = characters.findIndex((_, at) => codePoints.every((one, next) => characters[at + next] === one && !isUsed[at + next]));
    if (place >= 0) isUsed.fill(true, place, place + codePoints.length);
    // A glyph without a position stays with the preceding one.
    places.push(place >= 0 ? place : (places.at(-1) ?? 0));
  }
  if (places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))) return null;
  return places.map((_, at) => at).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}
