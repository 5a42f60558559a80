import type { Language } from '#contract/languages.ts';
import { type Words, wordsIn } from '#server/words.ts';
import ar from '../locales/server/ar.json' with { type: 'json' };
import en from '../locales/server/en.json' with { type: 'json' };

/** What mails that the server writes about mails are written with. */
export function mailWords(language: Language): Words {
  return wordsIn({ en, ar }, language);
}
