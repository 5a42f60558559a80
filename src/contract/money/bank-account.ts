import { countryCodeOf } from '../address/country-code.ts';

interface AccountForm {
  /** Validates the bank code; null where the account number already includes it. */
  isCode: ((code: string) => boolean) | null;
  isAccount: (account: string) => boolean;
}

const digits = (least: number, most = least) => {
  const pattern = new RegExp(`^\\d{${least},${most}}$`);
  return (text: string) => pattern.test(text);
};
const like = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Checks whether the weighted sum of the digits is a multiple of ten. */
function addsUp(text: string, weights: readonly number[]): boolean {
  return [...text].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % weights.length] ?? 0), 0) % 10 === 0;
}

/** CLABE: the last digit is a check digit over all others. */
function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const sum = [...text.slice(0, 17)].reduce((all, digit, at) => all + ((Number(digit) * ([3, 7, 1][at % 3] ?? 0)) % 10), 0);
  return (10 - (sum % 10)) % 10 === Number(text[17]);
}

/** CBU: bank and account each have a check digit. */
function isCbu(text: string): boolean {
  if (!/^\d{22}$/.test(text)) return false;
  return addsUp(text.slice(0, 8), [7, 1, 3, 9, 7, 1, 3, 1]) && addsUp(text.slice(8), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3, 1]);
}

const any: AccountForm = { isCode: like(/^[A-Z0-9]{1,20}$/), isAccount: like(/^[A-Z0-9]{3,34}$/) };
const forms: Readonly<Record<string, AccountForm>> = {
  AR: { isCode: null, isAccount: isCbu },
  AU: { isCode: digits(6), isAccount: digits(4, 10) },
  // Also accepts the electronic format: 0, institution number, transit number.
  CA: { isCode: like(/^(\d{8}|0\d{8})$/), isAccount: digits(5, 12) },
  CN: { isCode: digits(12), isAccount: digits(8, 25) },
  GB: { isCode: digits(6), isAccount: digits(6, 8) },
  HK: { isCode: like(/^\d{3}(\d{3})?$/), isAccount: digits(6, 12) },
  IN: { isCode: like(/^[A-Z]{4}0[A-Z0-9]{6}$/), isAccount: digits(9, 18) },
  JP: { isCode: digits(7), isAccount: digits(7) },
  MX: { isCode: null, isAccount: isClabe },
  NG: { isCode: digits(3, 6), isAccount: digits(10) },
  NZ: { isCode: null, isAccount: digits(15, 16) },
  SG: { isCode: like(/^\d{4}(\d{3})?$/), isAccount: digits(7, 14) },
  US: { isCode: (code) => /^\d{9}$/.test(code) && addsUp(code, [3, 7, 1]), isAccount: digits(4, 17) },
  ZA: { isCode: digits(6), isAccount: digits(7, 13) },
};

/** Strips the spaces and punctuation people type between the digits. */
export const bareAccount = (text: string): string => text.replaceAll(/[\s\-./]/g, '').toUpperCase();

export interface BankAccount {
  bankCountry: string;
  bankCode: string;
  accountNumber: string;
}

/** Returns the field that can't be valid in the account's country; null if none. Empty fields are valid. */
export function wrongAccountField({ bankCountry, bankCode, accountNumber }: BankAccount): 'bankCode' | 'accountNumber' | null {
  const { isCode, isAccount } = forms[countryCodeOf(bankCountry) ?? ''] ?? any;
  if (bankCode && isCode && !isCode(bareAccount(bankCode))) return 'bankCode';
  return accountNumber && !isAccount(bareAccount(accountNumber)) ? 'accountNumber' : null;
}
