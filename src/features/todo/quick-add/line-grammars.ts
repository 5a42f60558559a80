import { arabicDates, arabicRepetition, isArabicDate } from './arabic-lines.ts';
import { englishDates, englishRepetition, isEnglishDate } from './english-lines.ts';
import { frenchDates, frenchRepetition, isFrenchDate } from './french-lines.ts';
import { germanDates, germanRepetition, isGermanDate } from './german-lines.ts';
import { isPortugueseDate, portugueseDates, portugueseRepetition } from './portuguese-lines.ts';
import type { FoundRepetition } from './repetition.ts';

/** What is known of a language beyond chrono. */
export interface LineGrammar {
  /** The line with its dates in words that chrono understands. */
  plainDates: (text: string, today: string) => string;
  repetition: (text: string) => FoundRepetition | null;
  /** Whether what looks like a date is one, by what stands around it. */
  isDate: (words: string, before: string, after: string) => boolean;
  /** Words that lead to a date, and are none of the title: at the end of what stands before it. */
  leading?: RegExp;
}

/** Where a letter has an accent chrono sees the end of a word: `Fr` in `Früchte`, a half or the like in `1/2 l`. */
const wholeWords =
  (isDate: LineGrammar['isDate']): LineGrammar['isDate'] =>
  (words, before, after) =>
    !/[\p{L}\d/.]$/u.test(before) && !/^[\p{L}\d/]/u.test(after) && !/^[123]\/[234]$/.test(words) && isDate(words, before, after);

const leading = (words: string) => new RegExp(`(?<=^|\\s)(?:(?:${words})\\s+)+$`, 'i');

/** The languages of the app; of the others chrono's dates are understood, and no rhythms. */
export const lineGrammars: Partial<Readonly<Record<QuickAddLanguage, LineGrammar>>> = {
  ar: { plainDates: arabicDates, repetition: arabicRepetition, isDate: isArabicDate, leading: leading('حتى|بحلول|قبل') },
  de: {
    ...{ plainDates: germanDates, repetition: germanRepetition, isDate: wholeWords(isGermanDate) },
    leading: leading('am|bis|um|ab|zum|vor|spätestens|fällig|kommende[nrs]?'),
  },
  en: {
    ...{ plainDates: englishDates, repetition: englishRepetition, isDate: isEnglishDate },
    leading: leading('by|due|on|at|until|till|starting|from|before|(?:this\\s+)?coming|(?:on|by|before|until)\\s+the'),
  },
  fr: {
    ...{ plainDates: frenchDates, repetition: frenchRepetition, isDate: wholeWords(isFrenchDate) },
    leading: leading("le|la|à|au|avant|pour|dès|jusqu[’']à|jusqu[’']au|d[’']ici|d[’']ici\\s+à"),
  },
  pt: {
    ...{ plainDates: portugueseDates, repetition: portugueseRepetition, isDate: wholeWords(isPortugueseDate) },
    leading: leading('na|no|a|à|às|ao|até|em|para|esta|este|desde|antes\\s+d[aeo]'),
  },
};

/** The languages whose dates are understood in quick add. */
const quickAddLanguages = ['ar', 'de', 'en', 'es', 'fi', 'fr', 'id', 'it', 'ja', 'nl', 'pt', 'ru', 'sv', 'uk', 'vi', 'zh'] as const;
export type QuickAddLanguage = (typeof quickAddLanguages)[number];

/** The one for a language tag such as `pt-BR`; English where dates are not understood. */
export function quickAddLanguage(tag: string): QuickAddLanguage {
  const [language] = tag.toLowerCase().split('-');
  return quickAddLanguages.find((known) => known === language) ?? 'en';
}
