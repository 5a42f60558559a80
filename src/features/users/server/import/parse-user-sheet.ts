import Papa from 'papaparse';
import { z } from 'zod/mini';
import { parseFinding } from '#contract/find-reasons.ts';
import type { FieldReason } from '#contract/reason.ts';
import { withoutGuard } from '#contract/sheet/sheet-cell.ts';
import { heavyTask } from '#server/heavy-work.ts';
import { invalid } from '#server/refusal.ts';
import { userFields } from '../../contract.ts';
import type { UserSheetField } from '../../user-sheet.ts';
import type { UserFields } from '../record/change-users.ts';
import { fieldOfHeading, valueOfCell } from '../user-sheet-words.ts';

/** A line of the file that is about a user: what it says, as far as it can be understood. */
export interface SheetRow {
  /** In the file, from 2 on. */
  line: number;
  fullName: string;
  email: string;
  /** Of the columns that the file has. */
  fields: UserFields;
  errors: Record<string, FieldReason[]>;
}

const mostRows = 10_000;
const mostColumns = 200;
// Empty ones too.
const mostLines = 100_000;
const rowFields = z.partial(z.omit(userFields, { avatarColor: true }));

/** Reads a CSV file of users. */
export const readUserSheet = heavyTask({
  name: 'read a sheet of users',
  lengthOf: ({ csv }: { csv: string }) => csv.length,
  run: ({ csv }) => parseUserSheet(csv),
});

/** The lines of a CSV file, by its header. @throws 400 for a file that is not one of users. */
function parseUserSheet(csv: string): SheetRow[] {
  // What follows is too much in any case, and need not be read.
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { header: false, skipEmptyLines: false, preview: mostLines });
  const [header = [], ...lines] = data;
  if (header.length > mostColumns) throw invalid('csv', { code: 'too_many', max: mostColumns });
  const columns = header.map((label) => fieldOfHeading(label));
  if (!columns.includes('email')) throw invalid('csv', 'sheet_without_header');
  const named = columns.filter((field) => field !== null);
  if (new Set(named).size < named.length) throw invalid('csv', 'sheet_column_twice');
  const rows = lines.map((cells, index) => ({ cells, line: index + 2 })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > mostRows) throw invalid('csv', { code: 'too_many', max: mostRows });
  return rows.map(({ cells, line }) => readRow(cells, columns, line));
}

function readRow(cells: string[], columns: (UserSheetField | null)[], line: number): SheetRow {
  const given = Object.fromEntries(
    columns.flatMap((field, at) => {
      const text = textOf(cells[at]);
      // An empty cell says nothing: what is there stays, what is new gets what it would have without the column.
      return field && (text || field === 'email') ? [[field, valueOfCell(field, text)]] : [];
    }),
  );
  const errors: Record<string, FieldReason[]> = {};
  if (cells.length > columns.length) errors.line = [{ code: 'sheet_row_too_wide' }];
  const parsed = parseFinding(rowFields, given);
  if (!parsed.success) {
    for (const [[field = 'line'], reason] of parsed.found)
      errors[field] = [...(errors[field] ?? []), given[field] === '' ? { code: 'required' } : reason];
  }
  const fields = parsed.success
    ? parsed.data
    : (Object.fromEntries(Object.entries(given).filter(([field]) => !errors[field])) as UserFields);
  return { line, fullName: given.fullName ?? '', email: given.email ?? '', fields, errors };
}

/** The export guards what a spreadsheet would take for a formula, such as a phone number, by an apostrophe. */
function textOf(cell = ''): string {
  return withoutGuard(cell.trim());
}
