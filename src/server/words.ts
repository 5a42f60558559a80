import { directionOf, type Language, languageOf, languages, localeOf } from '#contract/languages.ts';

/** Texts by key, as a file of a language has them. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The text of a key; `{{name}}` in it is a place for a value. A number `count` chooses the plural form, where there are such. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What the server itself says in a language, from the files of an area. What a language lacks is said in English. */
export function wordsIn(texts: Record<Language, Texts>, language: Language): Words {
  return (key, values = {}) => {
    const text = formIn(texts, language, key, values.count) ?? formIn(texts, 'en', key, values.count) ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** HTML in the direction of its language, wherever it is shown. */
export function directed(language: Language, html: string): string {
  return directionOf(language) === 'ltr' ? html : `<div dir="rtl">${html}</div>`;
}

/** For `Intl`: the language with the figures that every bank and calendar reads. */
export function formatLocale(language: Language): string {
  return language === 'en' ? 'en' : `${localeOf(language)}-u-nu-latn`;
}

/** The paragraphs of a mail in its reader's language; in all languages, separated by rules, if that isn't known. */
export function inLanguageOf(
  reader: Language | null,
  texts: Record<Language, Texts>,
  paragraphsOf: (words: Words) => readonly string[],
): string {
  const wanted = reader === null ? languages.map(({ code }) => code) : [reader];
  return wanted
    .map((language) => {
      const paragraphs = paragraphsOf(wordsIn(texts, language)).map((text) => `<p>${text}</p>`);
      return directed(language, paragraphs.join('\n'));
    })
    .join('\n<hr>\n');
}

function formIn(texts: Record<Language, Texts>, language: Language, key: string, count: unknown): string | undefined {
  const plural =
    typeof count === 'number' ? textAt(texts[language], `${key}_${new Intl.PluralRules(localeOf(language)).select(count)}`) : undefined;
  return plural ?? textAt(texts[language], key);
}

function textAt(texts: Texts, key: string): string | undefined {
  const found = key.split('.').reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
}

/** The language that a page asks for: it sends its own. Of several, as a browser sends them, the first of ours; undefined where there is none. */
export function languageAsked(request: Request): Language | undefined {
  const tags = (request.headers.get('Accept-Language') ?? '').toLowerCase().matchAll(/(?:^|,)\s*([a-z]+)/g);
  return [...tags].flatMap(([, code = '']) => languageOf(code) ?? [])[0];
}

/** Whether its reader chose that language for the page, which then asks for it alone; a browser by itself sends a list. */
export function isLanguageChosen(request: Request): boolean {
  return languageOf((request.headers.get('Accept-Language') ?? '').trim()) !== undefined;
}

/** As `languageAsked`, for what is answered in some language in any case. */
export function askedLanguage(request: Request): Language {
  return languageAsked(request) ?? 'en';
}
