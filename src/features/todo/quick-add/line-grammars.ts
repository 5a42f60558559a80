import { arabicDates, isArabicDate } from './arabic-dates.ts';
import { arabicRepetition } from './arabic-repetition.ts';
import { englishDates, isEnglishDate } from './english-dates.ts';
import { englishRepetition } from './english-repetition.ts';
import type { FoundRepetition } from './found-repetition.ts';
import { frenchDates, isFrenchDate } from './french-dates.ts';
import { frenchRepetition } from './french-repetition.ts';
import { germanDates, isGermanDate } from './german-dates.ts';
import { germanRepetition } from './german-repetition.ts';
import { isPortugueseDate, portugueseDates } from './portuguese-dates.ts';
import { portugueseRepetition } from './portuguese-repetition.ts';
import type { QuickAddLanguage } from './quick-add-language.ts';

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
