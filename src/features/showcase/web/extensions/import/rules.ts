import type { SheetNotRead } from '#web/sheets/open-sheet.ts';
import type { SheetProblem, SheetRule } from '#web/sheets/sheet-rules.ts';

/** What a sheet of products must say. */
export const rules: readonly SheetRule[] = [
  { column: 'Number', is: 'required' },
  { column: 'Number', is: 'unique' },
  { column: 'Name', is: 'required' },
  { column: 'Price', is: 'number' },
  { column: 'Since', is: 'day' },
  { column: 'Maker', is: 'email' },
];

export const problemWords: Readonly<Record<SheetProblem['why'], string>> = {
  required: 'is missing',
  unique: 'stands there twice',
  number: 'is no number',
  day: 'is no day, such as 2026-03-09',
  email: 'is no email address',
  too_wide: 'The row has more cells than the head',
};

export const refusedWords: Readonly<Record<SheetNotRead['why'], string>> = {
  empty: 'There are no rows in this file.',
  unreadable: 'This file cannot be read as a sheet.',
  too_many_rows: 'These are more rows than a sheet can have.',
  too_large: 'This file is larger than 50 MB.',
};
