import { create } from 'fontkit';
import { type Face, faceOf, type Weight, weights } from './face.ts';
import type { Family, FontSource } from './font-source.ts';

/** A font in slices, each of which is opened when one of its characters is first needed. */
export class SlicedFamily {
  readonly #family: Family;
  readonly #source: FontSource;
  readonly #sliceOf = new Map<number, string>();
  readonly #opening = new Map<string, Promise<void>>();
  readonly #faces = new Map<string, Face>();

  private constructor(family: Family, source: FontSource, slices: Record<string, string>) {
    this.#family = family;
    this.#source = source;
    for (const [slice, characters] of Object.entries(slices)) {
      for (const range of characters.split(',')) {
        const [first = '', last = first] = range.trim().replace('U+', '').split('-');
        for (let codePoint = Number.parseInt(first, 16); codePoint <= Number.parseInt(last, 16); codePoint++)
          this.#sliceOf.set(codePoint, slice);
      }
    }
  }

  static async open(family: Family, source: FontSource): Promise<SlicedFamily> {
    return new SlicedFamily(family, source, await source.slicesOf(family));
  }

  /** Opens the slices of these characters, as far as the family has them. */
  async prepare(codePoints: Iterable<number>): Promise<void> {
    const slices = new Set<string>();
    for (const codePoint of codePoints) {
      const slice = this.#sliceOf.get(codePoint);
      if (slice !== undefined) slices.add(slice);
    }
    await Promise.all([...slices].map((slice) => this.#openOnce(slice)));
  }

  /** The face that has a character, if its slice is open. */
  pick(codePoint: number, weight: Weight): Face | null {
    const face = this.#faces.get(`${this.#sliceOf.get(codePoint)} ${weight}`);
    return face?.font.hasGlyphForCodePoint(codePoint) ? face : null;
  }

  #openOnce(slice: string): Promise<void> {
    const known = this.#opening.get(slice);
    if (known) return known;
    const opening = this.#open(slice);
    this.#opening.set(slice, opening);
    // One that failed is tried again.
    opening.catch(() => this.#opening.delete(slice));
    return opening;
  }

  async #open(slice: string): Promise<void> {
    const fonts = await this.#source.openSlice(this.#family, slice);
    for (const weight of weights)
      this.#faces.set(`${slice} ${weight}`, faceOf(create(fonts[weight]), `${this.#family}-${slice}-${weight}`));
  }
}
