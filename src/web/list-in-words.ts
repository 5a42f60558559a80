import { dateLocale, listFormat } from './intl.ts';

/** `Mail, Chat and Calendar`, formatted for the language. */
export function listInWords(words: readonly string[], language: string): string {
  return listFormat(dateLocale(language)).format(words);
}
