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

/** What a column of a sheet can say: a field of a user, or a part of the full name. */
export type SheetHeading = UserSheetField | 'firstName' | 'lastName';

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
export function valueOfCell(field: UserSheetField, cell: string): string {
  const wanted = lettersOf(cell);
  const isMeant = ({ value, label }: { value: string; label: string }) =>
    [value, ...languages.map(({ code }) => wordsIn(texts, code)(label))].some((name) => lettersOf(name) === wanted);
  return choices[field]?.find(isMeant)?.value ?? (field === 'status' ? otherStatuses[wanted] : undefined) ?? cell;
}

/** Case, spaces, hyphens and underlines do not tell names apart. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
