import type { Language } from '#contract/languages.ts';
import { type Words, wordsIn } from '#server/words.ts';
import { texts } from '../locales/texts.ts';

/** What the pages call the fields and statuses: sheets have the same words. */
export function employeeWords(language: Language): Words {
  return wordsIn(texts, language);
}
