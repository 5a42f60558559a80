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

const header = userSheetColumns.map(({ label }) => label).join(',');

/** A file to fill in: the columns that can be taken in, and a row that shows how. */
export const csvTemplate = `${header}\r\n${userSheetColumns.map(({ field }) => example[field]).join(',')}\r\n`;
