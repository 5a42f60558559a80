import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { create } from 'fontkit';
import decompress from 'wawoff2/decompress.js';
import { type Face, faceOf, type Weight, weights } from './face.ts';
import { staticInstance } from './static-instance.ts';

/** A variable font that its package keeps in slices, each of which is opened when one of its characters is first needed. */
export class SlicedFamily {
  readonly #folder: string;
  readonly #name: string;
  readonly #sliceOf = new Map<number, string>();
  readonly #opening = new Map<string, Promise<void>>();
  readonly #faces = new Map<string, Face>();

  private constructor(folder: string, ranges: Record<string, string>) {
    this.#folder = folder;
    this.#name = basename(folder);
    for (const [key, list] of Object.entries(ranges)) {
      const slice = key.replaceAll(/[[\]]/g, '');
      for (const range of list.split(',')) {
        const [first = '', last = first] = range.trim().replace('U+', '').split('-');
        for (let codePoint = Number.parseInt(first, 16); codePoint <= Number.parseInt(last, 16); codePoint++)
          this.#sliceOf.set(codePoint, slice);
      }
    }
  }

  /** @param folder of the package */
  static async open(folder: string): Promise<SlicedFamily> {
    return new SlicedFamily(folder, JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>);
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
    const ttf = await decompress(await readFile(join(this.#folder, 'files', `${this.#name}-${slice}-wght-normal.woff2`)));
    for (const weight of weights) {
      const font = create(Buffer.from(await staticInstance(ttf, weight)));
      this.#faces.set(`${slice} ${weight}`, faceOf(font, `${this.#name}-${slice}-${weight}`));
    }
  }
}
