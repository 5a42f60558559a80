/** `Mail, Chat and Calendar`, as the language puts it. */
export function listInWords(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(words);
}
