import type { Language } from '#contract/languages.ts';
import { type Words, wordsIn } from '#server/words.ts';
import ar from '../locales/ar.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };

/** What the pages call the fields and statuses: sheets have the same words. */
export function employeeWords(language: Language): Words {
  return wordsIn({ en, ar }, language);
}
