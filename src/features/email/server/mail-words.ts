import type { Language } from '#contract/languages.ts';
import { type Words, wordsIn } from '#server/words.ts';
import { texts } from '../locales/server/texts.ts';

/** What mails that the server writes about mails are written with. */
export function mailWords(language: Language): Words {
  return wordsIn(texts, language);
}
