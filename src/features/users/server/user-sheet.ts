import { z } from 'zod/mini';
import { parseFinding } from '#contract/find-reasons.ts';
import { type Language, languages } from '#contract/languages.ts';
import type { FieldReason } from '#contract/reason.ts';
import { withoutGuard } from '#contract/sheet/sheet-cell.ts';
import { heavyTask } from '#server/heavy-work.ts';
import { invalid } from '#server/refusal.ts';
import { sheetLines } from '#server/sheet-lines.ts';
import { wordsIn } from '#server/words.ts';
import { billingTypes, userFields, userPlans, userStatuses } from '../contract.ts';
import { texts } from '../locales/texts.ts';
import { type UserSheetField, userSheetColumns } from '../user-sheet.ts';
import type { UserFields } from './change-users.ts';

/** A column's heading in a language, as in the page's template. */
export function userSheetHeading(field: UserSheetField, language: Language): string {
  return wordsIn(texts, language)(`users.sheet.${field}`);
}

/** The title of the list page. */
export function userListTitle(language: Language): string {
  return wordsIn(texts, language)('users.list.title');
}

/** The label of a value in a column with choices; unknown values stay unchanged. */
export function labelOfValue(field: UserSheetField, value: string, language: Language): string {
  const known = choices[field]?.find((choice) => choice.value === value);
  return known ? wordsIn(texts, language)(known.label) : value;
}

/** Columns a sheet may have: a user's fields, or parts of the full name. */
type SheetHeading = UserSheetField | 'firstName' | 'lastName';

/** Column names of other programs: Google Workspace, Keycloak, Microsoft Entra, Okta. */
const otherHeadings: Record<string, SheetHeading> = {
  ...{ name: 'fullName', displayname: 'fullName', anzeigename: 'fullName', nomcomplet: 'fullName', nomecompleto: 'fullName' },
  ...{ firstname: 'firstName', givenname: 'firstName', forename: 'firstName', vorname: 'firstName', prénom: 'firstName' },
  ...{ nomepróprio: 'firstName', primeironome: 'firstName', الاسمالأول: 'firstName' },
  ...{ lastname: 'lastName', surname: 'lastName', familyname: 'lastName', nachname: 'lastName', familienname: 'lastName', nom: 'lastName' },
  ...{ nomdefamille: 'lastName', apelido: 'lastName', sobrenome: 'lastName', últimonome: 'lastName', اسمالعائلة: 'lastName' },
  ...{ mail: 'email', emailaddress: 'email', primaryemail: 'email', userprincipalname: 'email' },
  ...{
    workemail: 'email',
    useremail: 'email',
    emailadresse: 'email',
    adresseemail: 'email',
    adresseélectronique: 'email',
    courriel: 'email',
  },
  ...{ correioeletrónico: 'email', correioeletrônico: 'email', endereçodeemail: 'email', endereçoemail: 'email' },
  ...{ login: 'username' },
  ...{ currentplan: 'currentPlan' },
  ...{ enabled: 'status', accountenabled: 'status' },
  ...{
    contact: 'contact',
    phonenumber: 'contact',
    workphone: 'contact',
    mobilephone: 'contact',
    mobile: 'contact',
    telephonenumber: 'contact',
  },
  ...{ homephone: 'contact', recoveryphone: 'contact' },
  ...{ organization: 'company', organisation: 'company', companyname: 'company' },
  ...{ countryorregion: 'country', countrycode: 'country' },
};

/** Returns the column for a heading in any language and spelling: `Email`, `E-mail`, `e_mail`; null if unknown. */
export function fieldOfHeading(heading: string): SheetHeading | null {
  // Google Workspace marks required columns: `Email Address [Required]`.
  const wanted = lettersOf(heading.replace(/\[[^\]]*\]\s*$/, ''));
  const isNamed = (field: UserSheetField) => languages.some(({ code }) => lettersOf(userSheetHeading(field, code)) === wanted);
  return userSheetColumns.find(({ field }) => isNamed(field))?.field ?? otherHeadings[wanted] ?? null;
}

/** Values for the sign-in status in other programs. */
const otherStatuses: Record<string, string> = {
  true: 'active',
  enabled: 'active',
  false: 'inactive',
  disabled: 'inactive',
  suspended: 'inactive',
  archived: 'inactive',
};

const billingKeys = { 'Auto Debit': 'auto', 'Manual - Credit Card': 'card', 'Manual - Paypal': 'paypal', 'Manual - Cash': 'cash' } as const;
const choices: Partial<Record<UserSheetField, { value: string; label: string }[]>> = {
  currentPlan: userPlans.map((value) => ({ value, label: `users.plan.${value}` })),
  status: userStatuses.map((value) => ({ value, label: `users.status.${value}` })),
  billing: billingTypes.map((value) => ({ value, label: `users.billing.${billingKeys[value]}` })),
};

/** Returns the value for a cell in a column with choices: by name or by its label in any language, such as `Active`. */
function valueOfCell(field: UserSheetField, cell: string): string {
  const wanted = lettersOf(cell);
  const isMeant = ({ value, label }: { value: string; label: string }) =>
    [value, ...languages.map(({ code }) => wordsIn(texts, code)(label))].some((name) => lettersOf(name) === wanted);
  return choices[field]?.find(isMeant)?.value ?? (field === 'status' ? otherStatuses[wanted] : undefined) ?? cell;
}

/** Ignores case, spaces, hyphens, and underscores. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A parsed line about a user. */
export interface SheetRow {
  /** Line in the file, from 2. */
  line: number;
  fullName: string;
  email: string;
  /** Only fields whose columns the file has. */
  fields: UserFields;
  errors: Record<string, FieldReason[]>;
}

const maxRows = 10_000;
const maxColumns = 200;
// Including empty lines.
const maxLines = 100_000;
const rowFields = z.partial(z.omit(userFields, { avatarColor: true }));

/** Parsed rows, and the columns that were ignored. */
export interface UserSheet {
  rows: SheetRow[];
  /** Columns that don't match any user field. */
  ignored: { heading: string; cells: number }[];
}

/** Parses a CSV file of users in a worker. */
export const readUserSheet = heavyTask({
  name: 'read a sheet of users',
  lengthOf: ({ csv }: { csv: string }) => csv.length,
  run: ({ csv }) => parseUserSheet(csv),
});

/** Parses a CSV or tab-separated file by its header. @throws 400 for a file without users' columns. */
export function parseUserSheet(csv: string): UserSheet {
  // More lines exceed the limit anyway, so they aren't parsed.
  const { lines: all, above } = sheetLines(csv, maxLines);
  const [header = [], ...lines] = all;
  if (header.length > maxColumns) throw invalid('csv', { code: 'too_many', max: maxColumns });
  const columns = header.map((label) => fieldOfHeading(label));
  if (!columns.includes('email')) throw invalid('csv', 'sheet_without_header');
  const named = header.filter((_, at) => columns[at] !== null).map(lettersOf);
  if (new Set(named).size < named.length) throw invalid('csv', 'sheet_column_twice');
  const rows = lines
    .map((cells, index) => ({ cells, line: index + 2 + above }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > maxRows) throw invalid('csv', { code: 'too_many', max: maxRows });
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

/** Indexes of the cells to read: among several columns for a field, the first with a value; for names, the full name before its parts. */
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
  // An empty cell counts as absent: existing values stay, and new users get the default.
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

/** The export prefixes values that look like formulas, such as phone numbers, with an apostrophe. */
function textOf(cell = ''): string {
  return withoutGuard(cell.trim());
}
