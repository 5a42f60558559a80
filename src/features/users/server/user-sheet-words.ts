import { type Language, languages } from '#contract/languages.ts';
import { wordsIn } from '#server/words.ts';
import ar from '../locales/ar.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { type UserSheetField, userSheetColumns } from '../user-sheet.ts';

/** The heading of a column in a language: the one of the page's own template. */
export function userSheetHeading(field: UserSheetField, language: Language): string {
  return wordsIn({ en, ar }, language)(`users.sheet.${field}`);
}

/** The column that a heading names in any language; null for one that is none. */
export function fieldOfHeading(heading: string): UserSheetField | null {
  const wanted = heading.trim().toLowerCase();
  const isNamed = (field: UserSheetField) => languages.some(({ code }) => userSheetHeading(field, code).toLowerCase() === wanted);
  return userSheetColumns.find(({ field }) => isNamed(field))?.field ?? null;
}
