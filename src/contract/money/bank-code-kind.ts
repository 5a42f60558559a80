import { countryCodeOf } from '../address/country-code.ts';

/** What the number beside the account's is called: the bank, or its branch. */
export type BankCodeKind = 'sortCode' | 'routingNumber' | 'bsb' | 'ifsc' | 'transit' | 'branchCode' | 'cnaps' | 'bankCode';

const kinds: Readonly<Record<string, BankCodeKind | null>> = {
  ...{
    AR: null,
    AU: 'bsb',
    CA: 'transit',
    CN: 'cnaps',
    GB: 'sortCode',
    IN: 'ifsc',
    JP: 'branchCode',
    MX: null,
    NZ: null,
    SG: 'branchCode',
  },
  ...{ US: 'routingNumber', ZA: 'branchCode' },
};

/** What the number of a bank is called in a country; null where its accounts have none. */
export function bankCodeKind(country: string): BankCodeKind | null {
  const kind = kinds[countryCodeOf(country) ?? ''];
  return kind === undefined ? 'bankCode' : kind;
}
