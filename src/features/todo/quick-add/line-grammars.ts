import { arabicDates, arabicRepetition, isArabicDate } from './arabic-lines.ts';
import { englishDates, englishRepetition, isEnglishDate } from './english-lines.ts';
import { frenchDates, frenchRepetition, isFrenchDate } from './french-lines.ts';
import { germanDates, germanRepetition, isGermanDate } from './german-lines.ts';
import { isPortugueseDate, portugueseDates, portugueseRepetition } from './portuguese-lines.ts';
import type { FoundRepetition } from './repetition.ts';

/** Grammar of a language beyond what chrono parses. */
export interface LineGrammar {
  /** Rewrites dates into words that chrono understands. */
  plainDates: (text: string, today: string) => string;
  repetition: (text: string) => FoundRepetition | null;
  /** Checks by context whether a match is really a date. */
  isDate: (words: string, before: string, after: string) => boolean;
  /** Prepositions before a date, which aren't part of the title. */
  leading?: RegExp;
}

/** Chrono sees word boundaries at accented letters and slashes: `Fr` in `Früchte`, or a date in `1/2 l`. */
const wholeWords =
  (isDate: LineGrammar['isDate']): LineGrammar['isDate'] =>
  (words, before, after) =>
    !/[\p{L}\d/.]$/u.test(before) && !/^[\p{L}\d/]/u.test(after) && !/^[123]\/[234]$/.test(words) && isDate(words, before, after);

const leading = (words: string) => new RegExp(`(?<=^|\\s)(?:(?:${words})\\s+)+$`, 'i');

/** Grammars of the app's languages; in other languages only chrono's dates are parsed, without repetitions. */
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

/** Languages whose dates quick add can parse. */
const quickAddLanguages = ['ar', 'de', 'en', 'es', 'fi', 'fr', 'id', 'it', 'ja', 'nl', 'pt', 'ru', 'sv', 'uk', 'vi', 'zh'] as const;
export type QuickAddLanguage = (typeof quickAddLanguages)[number];

/** Returns the language for a tag such as `pt-BR`; English when its dates can't be parsed. */
export function quickAddLanguage(tag: string): QuickAddLanguage {
  const [language] = tag.toLowerCase().split('-');
  return quickAddLanguages.find((known) => known === language) ?? 'en';
}
