import type { Glyph, GlyphPosition } from 'fontkit';

const joiners = /[\u200c\u200d]/g;
const space = 0x20;
const zeroWidthSpace = 0x200b;
/** Scripts in which glyphs stand in another order than their characters. */
const reordering = /[\p{Script=Devanagari}\p{Script=Thai}]/u;
/** Thai *am*, with the mark of a tone before it. */
const thaiAm = /([\u0e48-\u0e4b]?)\u0e33/g;

/** Thai *am* is a ring and *aa*; the ring stands below the mark of a tone, which was typed before it. */
export function forShaping(text: string): string {
  return text.replace(thaiAm, '\u0e4d$1\u0e32');
}

/**
 * The characters that each glyph stands for. fontkit draws a joiner as a space without a width, and of a letter that several glyphs draw
 * says none for those after the first: a glyph without a character would be read out of the file as a wrong one.
 */
export function charactersShown(glyphs: readonly Glyph[], positions: readonly GlyphPosition[], text: string, isRtl: boolean): number[][] {
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
export function typedOrder(glyphs: readonly Pick<Glyph, 'codePoints'>[], text: string): number[] | null {
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
