import { z } from 'zod/mini';
import { parseFinding } from '#contract/find-reasons.ts';
import type { FieldReason } from '#contract/reason.ts';
import { withoutGuard } from '#contract/sheet/sheet-cell.ts';
import { heavyTask } from '#server/heavy-work.ts';
import { invalid } from '#server/refusal.ts';
import { sheetLines } from '#server/sheet-lines.ts';
import { userFields } from '../../contract.ts';
import type { UserSheetField } from '../../user-sheet.ts';
import type { UserFields } from '../record/change-users.ts';
import { fieldOfHeading, lettersOf, type SheetHeading, valueOfCell } from '../user-sheet-words.ts';

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

/** What a file of users says, and what of it isn't taken. */
export interface UserSheet {
  rows: SheetRow[];
  /** The columns with something that no field of a user takes. */
  ignored: { heading: string; cells: number }[];
}

/** Reads a CSV file of users. */
export const readUserSheet = heavyTask({
  name: 'read a sheet of users',
  lengthOf: ({ csv }: { csv: string }) => csv.length,
  run: ({ csv }) => parseUserSheet(csv),
});

/** The lines of a CSV file, or one with tabs, by its header. @throws 400 for a file that is not one of users. */
export function parseUserSheet(csv: string): UserSheet {
  // What follows is too much in any case, and need not be read.
  const { lines: all, above } = sheetLines(csv, mostLines);
  const [header = [], ...lines] = all;
  if (header.length > mostColumns) throw invalid('csv', { code: 'too_many', max: mostColumns });
  const columns = header.map((label) => fieldOfHeading(label));
  if (!columns.includes('email')) throw invalid('csv', 'sheet_without_header');
  const named = header.filter((_, at) => columns[at] !== null).map(lettersOf);
  if (new Set(named).size < named.length) throw invalid('csv', 'sheet_column_twice');
  const rows = lines
    .map((cells, index) => ({ cells, line: index + 2 + above }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > mostRows) throw invalid('csv', { code: 'too_many', max: mostRows });
  const ignored = new Map<number, number>();
  const read = rows.map(({ cells, line }) => {
    const used = usedCells(cells, columns);
    for (const at of header.keys()) if (textOf(cells[at]) && !used.includes(at)) ignored.set(at, (ignored.get(at) ?? 0) + 1);
    return readRow(cells, columns, used, line);
  });
  return {
    rows: read,
    ignored: [...ignored].sort(([a], [b]) => a - b).map(([at, cells]) => ({ heading: header[at]?.trim() || '–', cells })),
  };
}

/** The cells that are read: of several columns of a field the first that says something, of names the full one before its parts. */
function usedCells(cells: string[], columns: (SheetHeading | null)[]): number[] {
  const used = columns.flatMap((field, at) => {
    if (field === null || columns.slice(0, at).some((other, index) => other === field && textOf(cells[index]))) return [];
    return textOf(cells[at]) || (field === 'email' && columns.indexOf(field) === at) ? [at] : [];
  });
  const hasFullName = used.some((at) => columns[at] === 'fullName');
  const isPart = (at: number) => columns[at] === 'firstName' || columns[at] === 'lastName';
  return used.filter(
    (at) =>
      !(hasFullName && isPart(at)) &&
      !(columns[at] === 'email' && textOf(cells[at]) === '' && used.some((other) => other !== at && columns[other] === 'email')),
  );
}

function readRow(cells: string[], columns: (SheetHeading | null)[], used: readonly number[], line: number): SheetRow {
  // An empty cell says nothing: what is there stays, what is new gets what it would have without the column.
  const said: Partial<Record<SheetHeading, string>> = Object.fromEntries(used.map((at) => [columns[at], textOf(cells[at])]));
  const { firstName, lastName, ...rest } = said;
  const fullName = rest.fullName ?? [firstName, lastName].filter(Boolean).join(' ');
  const fields = { ...rest, ...(fullName && { fullName }) } as Partial<Record<UserSheetField, string>>;
  const given = Object.fromEntries(
    (Object.entries(fields) as [UserSheetField, string][]).map(([field, text]) => [field, valueOfCell(field, text)]),
  );
  const errors: Record<string, FieldReason[]> = {};
  if (cells.length > columns.length) errors.line = [{ code: 'sheet_row_too_wide' }];
  const parsed = parseFinding(rowFields, given);
  if (!parsed.success) {
    for (const [[field = 'line'], reason] of parsed.found)
      errors[field] = [...(errors[field] ?? []), given[field] === '' ? { code: 'required' } : reason];
  }
  const known = parsed.success
    ? parsed.data
    : (Object.fromEntries(Object.entries(given).filter(([field]) => !errors[field])) as UserFields);
  return { line, fullName: given.fullName ?? '', email: given.email ?? '', fields: known, errors };
}

/** The export guards what a spreadsheet would take for a formula, such as a phone number, by an apostrophe. */
function textOf(cell = ''): string {
  return withoutGuard(cell.trim());
}
