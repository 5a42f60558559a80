import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flatten } from '../../scripts/compile-locale.mjs';
import type { Language } from '../../src/contract/languages.ts';

/** Returns the product's text for a key in one language. */
export type Words = (key: string) => string;

/** The texts of all areas in a language. */
export function wordsOf(language: Language): Words {
  const texts = readAreas(language);
  return (key) => {
    const found = texts.map((area) => key.split('.').reduce((part, name) => part?.[name], area));
    const text = found.find((one) => typeof one === 'string');
    if (text === undefined) throw new Error(`there is no text ${key} in ${language}`);
    return text;
  };
}

/** The texts of all page keys in a language. */
export function allWords(language: Language): Map<string, string> {
  return new Map(readAreas(language).flatMap((area) => [...flatten(area)]));
}

function readAreas(language: Language) {
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  return globSync(`**/locales/${language}.json`, { cwd: src }).map((file) => JSON.parse(readFileSync(`${src}/${file}`, 'utf8')));
}
