import type { TFunction } from '#web/i18n.ts';
import { type UserSheetField, userSheetColumns } from '../../user-sheet.ts';

const example: Record<UserSheetField, string> = {
  fullName: 'Lena Moreau',
  email: 'lena@moreau.example',
  username: 'lena',
  role: 'subscriber',
  currentPlan: 'team',
  status: 'active',
  billing: 'Auto Debit',
  company: 'Moreau Interiors',
  country: 'France',
  contact: '+33 1 23 45 67 89',
};

/** A file to fill in: the columns that can be taken in, headed in the language of the page, and a row that shows how. */
export function csvTemplate(t: TFunction): string {
  const lines = [userSheetColumns.map(({ field }) => t(`users.sheet.${field}`)), userSheetColumns.map(({ field }) => example[field])];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
