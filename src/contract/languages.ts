/** The supported languages, each by its own name. To add one, add a row here and a file in each `locales` folder. */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'pt', name: 'Português', direction: 'ltr' },
] as const;

/** The codes alone, for schemas. */
export const languageCodes = ['en', 'ar', 'de', 'fr', 'pt'] as const satisfies readonly (typeof languages)[number]['code'][];

export type Language = (typeof languages)[number]['code'];

/** Returns the `Intl` locale of a language: Portuguese means European Portuguese, not Brazilian. */
export function localeOf(language: string): string {
  return language === 'pt' ? 'pt-PT' : language;
}

/** Returns the writing direction of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return languages.find(({ code }) => code === language)?.direction ?? 'ltr';
}

/** Returns the supported language with this code; undefined if there is none. */
export function languageOf(code: string | null): Language | undefined {
  return languages.find((language) => language.code === code)?.code;
}
