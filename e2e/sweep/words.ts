import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A text of the product by its key, in one language. */
export type Words = (key: string) => string;

/** The texts of a language, of all areas. */
export function wordsOf(language: 'en' | 'ar'): Words {
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  const files = globSync(`**/locales/${language}.json`, { cwd: src });
  const texts = files.map((file) => JSON.parse(readFileSync(`${src}/${file}`, 'utf8')));
  return (key) => {
    const found = texts.map((area) => key.split('.').reduce((part, name) => part?.[name], area));
    const text = found.find((one) => typeof one === 'string');
    if (text === undefined) throw new Error(`there is no text ${key} in ${language}`);
    return text;
  };
}
