/** The languages whose dates are understood in quick add. */
const quickAddLanguages = ['ar', 'de', 'en', 'es', 'fi', 'fr', 'id', 'it', 'ja', 'nl', 'pt', 'ru', 'sv', 'uk', 'vi', 'zh'] as const;
export type QuickAddLanguage = (typeof quickAddLanguages)[number];

/** The one for a language tag such as `pt-BR`; English where dates are not understood. */
export function quickAddLanguage(tag: string): QuickAddLanguage {
  const [language] = tag.toLowerCase().split('-');
  return quickAddLanguages.find((known) => known === language) ?? 'en';
}
