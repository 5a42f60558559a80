import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import { charactersShown, forShaping, typedOrder } from './typed-order.ts';

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
