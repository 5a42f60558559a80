import { dateLocale, listFormat } from './intl.ts';

/** `Mail, Chat and Calendar`, as the language puts it. */
export function listInWords(words: readonly string[], language: string): string {
  return listFormat(dateLocale(language)).format(words);
}
