/** The languages of Atrium, each by its own name. One more is a row here and a file in each folder `locales`. */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'pt', name: 'Português', direction: 'ltr' },
] as const;

/** The codes alone, for a schema. */
export const languageCodes = ['en', 'ar', 'de', 'fr', 'pt'] as const satisfies readonly (typeof languages)[number]['code'][];

export type Language = (typeof languages)[number]['code'];

/** What `Intl` is asked for: Portuguese is that of Portugal, and not of Brazil. */
export function localeOf(language: string): string {
  return language === 'pt' ? 'pt-PT' : language;
}

/** The direction in which a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return languages.find(({ code }) => code === language)?.direction ?? 'ltr';
}

/** The language of a code; undefined for what is none of ours. */
export function languageOf(code: string | null): Language | undefined {
  return languages.find((language) => language.code === code)?.code;
}
