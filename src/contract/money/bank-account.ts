import { countryCodeOf } from '../address/country-code.ts';

/** What the number beside the account's is called: the bank, or its branch. */
export type BankCodeKind = 'sortCode' | 'routingNumber' | 'bsb' | 'ifsc' | 'transit' | 'branchCode' | 'cnaps' | 'bankCode';

interface AccountForm {
  /** Null where the account's number says it all. */
  code: { kind: BankCodeKind; isRight: (code: string) => boolean } | null;
  isAccount: (account: string) => boolean;
}

const digits = (least: number, most = least) => {
  const pattern = new RegExp(`^\\d{${least},${most}}$`);
  return (text: string) => pattern.test(text);
};
const like = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Whether the digits, each times its weight, come to a multiple of ten. */
function addsUp(text: string, weights: readonly number[]): boolean {
  return [...text].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % weights.length] ?? 0), 0) % 10 === 0;
}

/** CLABE: the last digit follows from those before. */
function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const sum = [...text.slice(0, 17)].reduce((all, digit, at) => all + ((Number(digit) * ([3, 7, 1][at % 3] ?? 0)) % 10), 0);
  return (10 - (sum % 10)) % 10 === Number(text[17]);
}

/** CBU: bank and account have a check digit each. */
function isCbu(text: string): boolean {
  if (!/^\d{22}$/.test(text)) return false;
  return addsUp(text.slice(0, 8), [7, 1, 3, 9, 7, 1, 3, 1]) && addsUp(text.slice(8), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3, 1]);
}

const any: AccountForm = { code: { kind: 'bankCode', isRight: like(/^[A-Z0-9]{1,20}$/) }, isAccount: like(/^[A-Z0-9]{3,34}$/) };
const forms: Readonly<Record<string, AccountForm>> = {
  AR: { code: null, isAccount: isCbu },
  AU: { code: { kind: 'bsb', isRight: digits(6) }, isAccount: digits(4, 10) },
  // Also as electronic payments have it: 0, the institution, the transit number.
  CA: { code: { kind: 'transit', isRight: like(/^(\d{8}|0\d{8})$/) }, isAccount: digits(5, 12) },
  CN: { code: { kind: 'cnaps', isRight: digits(12) }, isAccount: digits(8, 25) },
  GB: { code: { kind: 'sortCode', isRight: digits(6) }, isAccount: digits(6, 8) },
  HK: { code: { kind: 'bankCode', isRight: like(/^\d{3}(\d{3})?$/) }, isAccount: digits(6, 12) },
  IN: { code: { kind: 'ifsc', isRight: like(/^[A-Z]{4}0[A-Z0-9]{6}$/) }, isAccount: digits(9, 18) },
  JP: { code: { kind: 'branchCode', isRight: digits(7) }, isAccount: digits(7) },
  MX: { code: null, isAccount: isClabe },
  NG: { code: { kind: 'bankCode', isRight: digits(3, 6) }, isAccount: digits(10) },
  NZ: { code: null, isAccount: digits(15, 16) },
  SG: { code: { kind: 'branchCode', isRight: like(/^\d{4}(\d{3})?$/) }, isAccount: digits(7, 14) },
  US: { code: { kind: 'routingNumber', isRight: (code) => /^\d{9}$/.test(code) && addsUp(code, [3, 7, 1]) }, isAccount: digits(4, 17) },
  ZA: { code: { kind: 'branchCode', isRight: digits(6) }, isAccount: digits(7, 13) },
};

/** Without the spaces and signs that people type between the digits. */
export const bareAccount = (text: string): string => text.replaceAll(/[\s\-./]/g, '').toUpperCase();

function formOf(country: string): AccountForm {
  return forms[countryCodeOf(country) ?? ''] ?? any;
}

/** What the number of a bank is called in a country; null where its accounts have none. */
export function bankCodeKind(country: string): BankCodeKind | null {
  return formOf(country).code?.kind ?? null;
}

export interface BankAccount {
  bankCountry: string;
  bankCode: string;
  accountNumber: string;
}

/** Which of an account's numbers can't be right in its country; null for none. What isn't said isn't wrong. */
export function wrongAccountField({ bankCountry, bankCode, accountNumber }: BankAccount): 'bankCode' | 'accountNumber' | null {
  const { code, isAccount } = formOf(bankCountry);
  if (bankCode && code && !code.isRight(bareAccount(bankCode))) return 'bankCode';
  return accountNumber && !isAccount(bareAccount(accountNumber)) ? 'accountNumber' : null;
}
