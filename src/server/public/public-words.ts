import type { Language } from '#contract/languages.ts';
import { askedLanguage } from '../asked-language.ts';
import { formatLocale, wordsIn } from '../words.ts';

/** What a page for everybody says around its texts, in the language that is asked for. */
export function publicWords(request: Request, texts: Parameters<typeof wordsIn>[0]) {
  const language: Language = askedLanguage(request);
  const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return { language, words: wordsIn(texts, language), day: (moment: Date) => format.format(moment) };
}
