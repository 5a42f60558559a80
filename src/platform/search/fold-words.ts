import { foldText } from '#contract/text/fold-text.ts';

/** What stands between words. `search_words_of` of the database has the same characters. */
export const betweenWords = /[\t\n\v\f\r -/:-@[-`{-~\u00ab\u00bb\u060c\u061b\u061f\u2010-\u2027]+/gu;

/** The words of a text as the index has them: in small letters, without accents, a space between each. */
export function foldWords(text: string): string {
  return foldText(text).replace(betweenWords, ' ').trim();
}
