import { type Language, languages } from '#contract/languages.ts';
import { wordsIn } from '#server/words.ts';
import { billingTypes, userPlans, userStatuses } from '../contract.ts';
import { texts } from '../locales/texts.ts';
import { type UserSheetField, userSheetColumns } from '../user-sheet.ts';

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

/** What other programs call these columns. */
const otherHeadings: Record<string, UserSheetField> = {
  name: 'fullName',
  mail: 'email',
  emailaddress: 'email',
  login: 'username',
  currentplan: 'currentPlan',
  contact: 'contact',
  phonenumber: 'contact',
  organization: 'company',
  organisation: 'company',
};

/** The column that a heading names in any language, however it is spelled: `Email`, `E-mail`, `e_mail`; null for one that is none. */
export function fieldOfHeading(heading: string): UserSheetField | null {
  const wanted = lettersOf(heading);
  const isNamed = (field: UserSheetField) => languages.some(({ code }) => lettersOf(userSheetHeading(field, code)) === wanted);
  return userSheetColumns.find(({ field }) => isNamed(field))?.field ?? otherHeadings[wanted] ?? null;
}

const billingKeys = { 'Auto Debit': 'auto', 'Manual - Credit Card': 'card', 'Manual - Paypal': 'paypal', 'Manual - Cash': 'cash' } as const;
const choices: Partial<Record<UserSheetField, { value: string; label: string }[]>> = {
  currentPlan: userPlans.map((value) => ({ value, label: `users.plan.${value}` })),
  status: userStatuses.map((value) => ({ value, label: `users.status.${value}` })),
  billing: billingTypes.map((value) => ({ value, label: `users.billing.${billingKeys[value]}` })),
};

/** The value that a cell stands for where a column has choices: by its name or by what the pages call it in any language, as `Active`. */
export function valueOfCell(field: UserSheetField, cell: string): string {
  const wanted = lettersOf(cell);
  const isMeant = ({ value, label }: { value: string; label: string }) =>
    [value, ...languages.map(({ code }) => wordsIn(texts, code)(label))].some((name) => lettersOf(name) === wanted);
  return choices[field]?.find(isMeant)?.value ?? cell;
}

/** Case, spaces, hyphens and underlines do not tell names apart. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
