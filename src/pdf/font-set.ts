import { create } from 'fontkit';
import { type Face, faceOf, type Weight, weights } from './face.ts';
import { arabicNames, type Family, type FontSource } from './font-source.ts';
import { pictograph } from './pictograph.ts';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const questionMark = 0x3f;
/** Control characters such as line breaks, which aren't drawn. */
const control = /\p{Cc}/gu;

/** Scripts with a separate font family, opened when a document first needs it. */
const otherScripts: readonly { script: RegExp; family: Family }[] = [
  { script: /\p{Script=Hebrew}/u, family: 'noto-sans-hebrew' },
  { script: /\p{Script=Hangul}/u, family: 'noto-sans-kr' },
  { script: /\p{Script=Devanagari}/u, family: 'noto-sans-devanagari' },
  { script: /\p{Script=Thai}/u, family: 'noto-sans-thai' },
  { script: pictograph, family: 'noto-emoji' },
];

/** Fallback fonts for characters missing in Inter, regardless of script. */
interface Further {
  arabic: Record<Weight, Face>;
  chinese: SlicedFamily;
  japanese: SlicedFamily;
}

/** The fonts for Latin, Greek, Cyrillic and Vietnamese, Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese and Korean text. */
export class FontSet {
  readonly #source: FontSource;
  readonly #latin: SlicedFamily;
  readonly #openingOthers = new Map<Family, Promise<SlicedFamily>>();
  readonly #others = new Map<Family, SlicedFamily>();
  #opening: Promise<Further> | null = null;
  #further: Further | null = null;

  private constructor(source: FontSource, latin: SlicedFamily) {
    this.#source = source;
    this.#latin = latin;
  }

  static async open(source: FontSource): Promise<FontSet> {
    const set = new FontSet(source, await SlicedFamily.open('inter', source));
    await set.prepare(['A?']);
    return set;
  }

  /** Opens the fonts these texts need, so that `pick` finds them. */
  async prepare(texts: string[]): Promise<void> {
    const needed = new Set<number>();
    for (const text of texts) for (const character of text.replaceAll(control, '')) needed.add(character.codePointAt(0) ?? questionMark);
    await this.#latin.prepare(needed);
    const notLatin = [...needed].filter((codePoint) => !this.#latin.pick(codePoint, 400));
    if (notLatin.length === 0) return;
    const { arabic, chinese, japanese } = await this.openFurther();
    const others = notLatin.filter((codePoint) => !arabic[400].font.hasGlyphForCodePoint(codePoint));
    if (others.length === 0) return;
    for (const { script, family } of otherScripts)
      if (texts.some((text) => script.test(text))) await (await this.#open(family)).prepare(others);
    if (texts.some((text) => kana.test(text))) await japanese.prepare(others);
    await chinese.prepare(others);
    await japanese.prepare(others.filter((codePoint) => !chinese.pick(codePoint, 400)));
  }

  /** Opens the fallback fonts that the first non-Latin text would wait for. */
  async openFurther(): Promise<Further> {
    this.#opening ??= furtherFonts(this.#source);
    try {
      this.#further = await this.#opening;
      return this.#further;
    } catch (error) {
      this.#opening = null;
      throw error;
    }
  }

  /** Checks whether an open font has a character. */
  has(codePoint: number, text: string): boolean {
    return (this.#latin.pick(codePoint, 400) ?? this.#pickFurther(codePoint, 400, text)) !== null;
  }

  /** Returns the face for a character; one that no font has is shown as a box rather than omitted. */
  pick(codePoint: number, weight: Weight, text: string): Face {
    const face =
      this.#latin.pick(codePoint, weight) ?? this.#pickFurther(codePoint, weight, text) ?? this.#latin.pick(questionMark, weight);
    if (!face) throw new Error('the fonts are not open');
    return face;
  }

  #pickFurther(codePoint: number, weight: Weight, text: string): Face | null {
    if (!this.#further) return null;
    const { arabic, chinese, japanese } = this.#further;
    if (arabic[400].font.hasGlyphForCodePoint(codePoint)) return arabic[weight];
    const eastern = kana.test(text) ? [japanese, chinese] : [chinese, japanese];
    for (const family of [...this.#others.values(), ...eastern]) {
      const face = family.pick(codePoint, weight);
      if (face) return face;
    }
    return null;
  }

  /** Opens a family once, even if several documents need it at the same time; each of them prepares its own slices. */
  async #open(family: Family): Promise<SlicedFamily> {
    const opening = this.#openingOthers.get(family) ?? SlicedFamily.open(family, this.#source);
    this.#openingOthers.set(family, opening);
    try {
      const opened = await opening;
      this.#others.set(family, opened);
      return opened;
    } catch (error) {
      this.#openingOthers.delete(family);
      throw error;
    }
  }
}

async function furtherFonts(source: FontSource): Promise<Further> {
  const [fonts, chinese, japanese] = await Promise.all([
    source.openArabic(),
    SlicedFamily.open('noto-sans-sc', source),
    SlicedFamily.open('noto-sans-jp', source),
  ]);
  const face = (weight: Weight) => faceOf(create(fonts[weight]), arabicNames[weight]);
  return { arabic: { 400: face(400), 600: face(600) }, chinese, japanese };
}

/** A font family in slices, each opened when one of its characters is first needed. */
class SlicedFamily {
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

  /** Opens the slices of these characters that the family has. */
  async prepare(codePoints: Iterable<number>): Promise<void> {
    const slices = new Set<string>();
    for (const codePoint of codePoints) {
      const slice = this.#sliceOf.get(codePoint);
      if (slice !== undefined) slices.add(slice);
    }
    await Promise.all([...slices].map((slice) => this.#openOnce(slice)));
  }

  /** Returns the face with a character if its slice is open. */
  pick(codePoint: number, weight: Weight): Face | null {
    const face = this.#faces.get(`${this.#sliceOf.get(codePoint)} ${weight}`);
    return face?.font.hasGlyphForCodePoint(codePoint) ? face : null;
  }

  #openOnce(slice: string): Promise<void> {
    const known = this.#opening.get(slice);
    if (known) return known;
    const opening = this.#open(slice);
    this.#opening.set(slice, opening);
    // Allow a failed slice to be retried.
    opening.catch(() => this.#opening.delete(slice));
    return opening;
  }

  async #open(slice: string): Promise<void> {
    const fonts = await this.#source.openSlice(this.#family, slice);
    for (const weight of weights)
      this.#faces.set(`${slice} ${weight}`, faceOf(create(fonts[weight]), `${this.#family}-${slice}-${weight}`));
  }
}
