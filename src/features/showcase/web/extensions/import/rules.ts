import type { SheetNotRead } from '#web/sheets/open-sheet.ts';
import type { SheetProblem, SheetRule } from '#web/sheets/sheet-rules.ts';

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
  unique: 'is a duplicate',
  number: 'isn’t a number',
  day: 'isn’t a date such as 2026-03-09',
  email: 'isn’t an email address',
  too_wide: 'More cells than columns',
};

export const refusedWords: Readonly<Record<SheetNotRead['why'], string>> = {
  empty: 'This file has no rows.',
  unreadable: 'This file isn’t a valid spreadsheet.',
  too_many_rows: 'This file has too many rows.',
  too_large: 'This file is larger than 50 MB.',
};
