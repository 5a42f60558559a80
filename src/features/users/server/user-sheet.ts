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

/** The heading of a column in a language: the one of the page's own template. */
export function userSheetHeading(field: UserSheetField, language: Language): string {
  return wordsIn(texts, language)(`users.sheet.${field}`);
}

/** What the page of the list is called. */
export function userListTitle(language: Language): string {
  return wordsIn(texts, language)('users.list.title');
}

/** What the pages call a value of a column that has choices; what is not known stays as it is. */
export function labelOfValue(field: UserSheetField, value: string, language: Language): string {
  const known = choices[field]?.find((choice) => choice.value === value);
  return known ? wordsIn(texts, language)(known.label) : value;
}

/** What a column of a sheet can say: a field of a user, or a part of the full name. */
type SheetHeading = UserSheetField | 'firstName' | 'lastName';

/** What other programs call these columns: Google Workspace, Keycloak, Microsoft Entra, Okta. */
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

/** The column that a heading names in any language, however it is spelled: `Email`, `E-mail`, `e_mail`; null for one that is none. */
export function fieldOfHeading(heading: string): SheetHeading | null {
  // Google Workspace says behind it whether it is needed: `Email Address [Required]`.
  const wanted = lettersOf(heading.replace(/\[[^\]]*\]\s*$/, ''));
  const isNamed = (field: UserSheetField) => languages.some(({ code }) => lettersOf(userSheetHeading(field, code)) === wanted);
  return userSheetColumns.find(({ field }) => isNamed(field))?.field ?? otherHeadings[wanted] ?? null;
}

/** What other programs say of whether somebody may sign in. */
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

/** The value that a cell stands for where a column has choices: by its name or by what the pages call it in any language, as `Active`. */
function valueOfCell(field: UserSheetField, cell: string): string {
  const wanted = lettersOf(cell);
  const isMeant = ({ value, label }: { value: string; label: string }) =>
    [value, ...languages.map(({ code }) => wordsIn(texts, code)(label))].some((name) => lettersOf(name) === wanted);
  return choices[field]?.find(isMeant)?.value ?? (field === 'status' ? otherStatuses[wanted] : undefined) ?? cell;
}

/** Case, spaces, hyphens and underlines do not tell names apart. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

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
