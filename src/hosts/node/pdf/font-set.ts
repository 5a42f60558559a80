import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import { type Face, faceOf, type Weight } from './face.ts';
import { SlicedFamily } from './sliced-family.ts';

const require = createRequire(import.meta.url);
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const questionMark = 0x3f;

/** Scripts with a family of their own, which is opened when a document first has one of them. */
const otherScripts = [
  { script: /\p{Script=Hebrew}/u, family: require.resolve('@fontsource-variable/noto-sans-hebrew/package.json') },
  { script: /\p{Script=Hangul}/u, family: require.resolve('@fontsource-variable/noto-sans-kr/package.json') },
  { script: /\p{Script=Devanagari}/u, family: require.resolve('@fontsource-variable/noto-sans-devanagari/package.json') },
  { script: /\p{Script=Thai}/u, family: require.resolve('@fontsource-variable/noto-sans-thai/package.json') },
];

/** The fonts for what people write: Latin, Greek, Cyrillic and Vietnamese, Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese and Korean. */
export class FontSet {
  readonly #latin: SlicedFamily;
  readonly #arabic: Record<Weight, Face>;
  readonly #chinese: SlicedFamily;
  readonly #japanese: SlicedFamily;
  readonly #others = new Map<string, SlicedFamily>();

  private constructor(latin: SlicedFamily, arabic: Record<Weight, Face>, chinese: SlicedFamily, japanese: SlicedFamily) {
    this.#latin = latin;
    this.#arabic = arabic;
    this.#chinese = chinese;
    this.#japanese = japanese;
  }

  static async open(): Promise<FontSet> {
    const [latin, regular, semibold, chinese, japanese] = await Promise.all([
      openFamily(require.resolve('@fontsource-variable/inter/package.json')),
      arabicFace('400Regular'),
      arabicFace('600SemiBold'),
      openFamily(require.resolve('@fontsource-variable/noto-sans-sc/package.json')),
      openFamily(require.resolve('@fontsource-variable/noto-sans-jp/package.json')),
    ]);
    const set = new FontSet(latin, { 400: regular, 600: semibold }, chinese, japanese);
    await set.prepare(['A?']);
    return set;
  }

  /** Opens what these texts need: `pick` then finds it. */
  async prepare(texts: string[]): Promise<void> {
    const needed = new Set<number>();
    for (const text of texts) for (const character of text) needed.add(character.codePointAt(0) ?? questionMark);
    await this.#latin.prepare(needed);
    const others = [...needed].filter((codePoint) => !this.#latin.pick(codePoint, 400) && !this.#hasArabic(codePoint));
    if (others.length === 0) return;
    for (const { script, family } of otherScripts)
      if (texts.some((text) => script.test(text))) await (await this.#open(family)).prepare(others);
    if (texts.some((text) => kana.test(text))) await this.#japanese.prepare(others);
    await this.#chinese.prepare(others);
    const missing = others.filter((codePoint) => !this.#chinese.pick(codePoint, 400));
    await this.#japanese.prepare(missing);
  }

  /** The face for a character of a text; one that no font has shows as a box rather than not at all. */
  pick(codePoint: number, weight: Weight, text: string): Face {
    const arabic = this.#hasArabic(codePoint) ? this.#arabic[weight] : null;
    const eastern = kana.test(text) ? [this.#japanese, this.#chinese] : [this.#chinese, this.#japanese];
    const found = [this.#latin, arabic, ...this.#others.values(), ...eastern].map((one) =>
      one instanceof SlicedFamily ? one.pick(codePoint, weight) : one,
    );
    const face = found.find((one) => one !== null) ?? this.#latin.pick(questionMark, weight);
    if (!face) throw new Error('the fonts are not open');
    return face;
  }

  async #open(manifest: string): Promise<SlicedFamily> {
    const family = this.#others.get(manifest) ?? (await openFamily(manifest));
    this.#others.set(manifest, family);
    return family;
  }

  #hasArabic(codePoint: number): boolean {
    return this.#arabic[400].font.hasGlyphForCodePoint(codePoint);
  }
}

/** @param manifest of its package */
function openFamily(manifest: string): Promise<SlicedFamily> {
  return SlicedFamily.open(dirname(manifest));
}

async function arabicFace(style: '400Regular' | '600SemiBold'): Promise<Face> {
  const name = `IBMPlexSansArabic_${style}`;
  const path = join(dirname(require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/package.json')), style, `${name}.ttf`);
  return faceOf(create(await readFile(path)), name);
}
