import { type Language, languages } from '#contract/languages.ts';

/** Texts by key, as a file of a language has them. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The text of a key; `{{name}}` in it is a place for a value. */
export type Words = (key: string, values?: Readonly<Record<string, string>>) => string;

/** What the server itself says in a language, from the files of an area. What a language lacks is said in English. */
export function wordsIn(texts: Record<Language, Texts>, language: Language): Words {
  return (key, values = {}) => {
    const text = textAt(texts[language], key) ?? textAt(texts.en, key) ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}

/** The paragraphs of a mail to somebody whose language is not known: in each language, a rule between them. */
export function inAllLanguages(texts: Record<Language, Texts>, paragraphsOf: (words: Words) => readonly string[]): string {
  return languages
    .map(({ code, direction }, at) => {
      const paragraphs = paragraphsOf(wordsIn(texts, code)).map((text) => `<p>${text}</p>`);
      return at === 0 ? paragraphs.join('\n') : `<div dir="${direction}">${paragraphs.join('\n')}</div>`;
    })
    .join('\n<hr>\n');
}

function textAt(texts: Texts, key: string): string | undefined {
  const found = key.split('.').reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
}
