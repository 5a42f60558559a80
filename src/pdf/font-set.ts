import { create } from 'fontkit';
import { type Face, faceOf, type Weight } from './face.ts';
import { arabicFonts, type Family, families, nameOf, type ReadFile } from './font-files.ts';
import { type FontTools, SlicedFamily } from './sliced-family.ts';
import { openSubsetter } from './static-instance.ts';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const questionMark = 0x3f;

/** Scripts with a family of their own, which is opened when a document first has one of them. */
const otherScripts = [
  { script: /\p{Script=Hebrew}/u, family: families.hebrew },
  { script: /\p{Script=Hangul}/u, family: families.korean },
  { script: /\p{Script=Devanagari}/u, family: families.devanagari },
  { script: /\p{Script=Thai}/u, family: families.thai },
];

/** The fonts for what people write: Latin, Greek, Cyrillic and Vietnamese, Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese and Korean. */
export class FontSet {
  readonly #tools: FontTools;
  readonly #latin: SlicedFamily;
  readonly #arabic: Record<Weight, Face>;
  readonly #chinese: SlicedFamily;
  readonly #japanese: SlicedFamily;
  readonly #others = new Map<Family, SlicedFamily>();

  private constructor(
    tools: FontTools,
    {
      latin,
      arabic,
      chinese,
      japanese,
    }: { latin: SlicedFamily; arabic: Record<Weight, Face>; chinese: SlicedFamily; japanese: SlicedFamily },
  ) {
    this.#tools = tools;
    this.#latin = latin;
    this.#arabic = arabic;
    this.#chinese = chinese;
    this.#japanese = japanese;
  }

  static async open(read: ReadFile): Promise<FontSet> {
    const tools = { read, subsetter: await openSubsetter(read) };
    const [latin, regular, semibold, chinese, japanese] = await Promise.all([
      SlicedFamily.open(families.latin, tools),
      arabicFace(400, read),
      arabicFace(600, read),
      SlicedFamily.open(families.chinese, tools),
      SlicedFamily.open(families.japanese, tools),
    ]);
    const set = new FontSet(tools, { latin, arabic: { 400: regular, 600: semibold }, chinese, japanese });
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

  async #open(family: Family): Promise<SlicedFamily> {
    const opened = this.#others.get(family) ?? (await SlicedFamily.open(family, this.#tools));
    this.#others.set(family, opened);
    return opened;
  }

  #hasArabic(codePoint: number): boolean {
    return this.#arabic[400].font.hasGlyphForCodePoint(codePoint);
  }
}

async function arabicFace(weight: Weight, read: ReadFile): Promise<Face> {
  const file = arabicFonts[weight];
  return faceOf(create(await read(file)), nameOf(file).replace('.ttf', ''));
}
