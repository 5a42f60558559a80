import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { userSheetColumns } from '../user-sheet.ts';
import { fieldOfHeading, userSheetHeading } from './user-sheet-words.ts';

test('a sheet that was exported in any language is read back', () => {
  for (const { code } of languages)
    for (const { field } of userSheetColumns) expect(fieldOfHeading(` ${userSheetHeading(field, code).toUpperCase()}`)).toBe(field);
  expect([userSheetHeading('email', 'en'), userSheetHeading('email', 'ar')]).toEqual(['Email', 'البريد الإلكتروني']);
  expect(fieldOfHeading('Shoe size')).toBeNull();
});
