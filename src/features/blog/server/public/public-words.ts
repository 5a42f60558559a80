import type { Language } from '#contract/languages.ts';
import { askedLanguage } from '#server/asked-language.ts';
import { formatLocale, wordsIn } from '#server/words.ts';
import ar from '../../locales/server/ar.json' with { type: 'json' };
import en from '../../locales/server/en.json' with { type: 'json' };

/** What the pages for everybody say around the posts, in the language that is asked for. */
export function publicWords(request: Request) {
  const language: Language = askedLanguage(request);
  const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return { language, words: wordsIn({ ar, en }, language), day: (moment: Date) => format.format(moment) };
}
