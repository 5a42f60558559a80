import { directionOf, type Language, languageOf, languages, localeOf } from '#contract/languages.ts';

/** Texts by key, as in a language file. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Returns the text of a key with its `{{name}}` placeholders filled. A `count` value selects the plural form if there are any. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the server's texts in a language, from an area's files. Missing texts fall back to English. */
export function wordsIn(texts: Record<Language, Texts>, language: Language): Words {
  return (key, values = {}) => {
    const text = formIn(texts, language, key, values.count) ?? formIn(texts, 'en', key, values.count) ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** Wraps HTML with the direction of its language. */
export function directed(language: Language, html: string): string {
  return directionOf(language) === 'ltr' ? html : `<div dir="rtl">${html}</div>`;
}

/** Returns the `Intl` locale of a language with Latin digits, which every bank and calendar can read. */
export function formatLocale(language: Language): string {
  return language === 'en' ? 'en' : `${localeOf(language)}-u-nu-latn`;
}

/** Joins the paragraphs of a mail in its reader's language; in all languages, separated by rules, if it is unknown. */
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

/** Returns the language a page requests: its own, or the first supported one of a browser's list; undefined if there is none. */
export function languageAsked(request: Request): Language | undefined {
  const tags = (request.headers.get('Accept-Language') ?? '').toLowerCase().matchAll(/(?:^|,)\s*([a-z]+)/g);
  return [...tags].flatMap(([, code = '']) => languageOf(code) ?? [])[0];
}

/** Checks whether the reader chose the language: the page then requests only that one, while a browser by default sends a list. */
export function isLanguageChosen(request: Request): boolean {
  return languageOf((request.headers.get('Accept-Language') ?? '').trim()) !== undefined;
}

/** Like `languageAsked`, but defaults to English. */
export function requestedLanguage(request: Request): Language {
  return languageAsked(request) ?? 'en';
}
