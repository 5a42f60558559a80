import { foldText } from '#contract/text/fold-text.ts';

/** Characters between words; identical to those in the database function `search_words_of`. */
export const betweenWords = /[\t\n\v\f\r -/:-@[-`{-~\u00ab\u00bb\u060c\u061b\u061f\u2010-\u2027]+/gu;

/** Normalizes a text like the index: lowercase words without accents, separated by single spaces. */
export function foldWords(text: string): string {
  return foldText(text).replace(betweenWords, ' ').trim();
}
