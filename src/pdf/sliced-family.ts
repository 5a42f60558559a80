import { create } from 'fontkit';
import decompress from 'wawoff2/decompress.js';
import { type Face, faceOf, type Weight, weights } from './face.ts';
import { type Family, nameOf, type ReadFile, rangesFile, sliceFile, slicesIn } from './font-files.ts';
import { type Subsetter, staticInstance } from './static-instance.ts';

/** What fonts are opened with. */
export interface FontTools {
  read: ReadFile;
  subsetter: Subsetter;
}

/** A variable font in slices, each of which is opened when one of its characters is first needed. */
export class SlicedFamily {
  readonly #family: Family;
  readonly #tools: FontTools;
  readonly #sliceOf = new Map<number, string>();
  readonly #opening = new Map<string, Promise<void>>();
  readonly #faces = new Map<string, Face>();

  private constructor(family: Family, tools: FontTools, slices: [slice: string, characters: string][]) {
    this.#family = family;
    this.#tools = tools;
    for (const [slice, characters] of slices) {
      for (const range of characters.split(',')) {
        const [first = '', last = first] = range.trim().replace('U+', '').split('-');
        for (let codePoint = Number.parseInt(first, 16); codePoint <= Number.parseInt(last, 16); codePoint++)
          this.#sliceOf.set(codePoint, slice);
      }
    }
  }

  static async open(family: Family, tools: FontTools): Promise<SlicedFamily> {
    const ranges = await tools.read(rangesFile(family));
    return new SlicedFamily(family, tools, slicesIn(new TextDecoder().decode(ranges)));
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
    const { read, subsetter } = this.#tools;
    const ttf = await decompress(await read(sliceFile(this.#family, slice)));
    for (const weight of weights) {
      const font = create(staticInstance(subsetter, ttf, weight));
      this.#faces.set(`${slice} ${weight}`, faceOf(font, `${nameOf(this.#family)}-${slice}-${weight}`));
    }
  }
}
