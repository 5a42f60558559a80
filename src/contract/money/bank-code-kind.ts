import { countryCodeOf } from '../address/country-code.ts';

/** What a country calls its bank code, which may identify the bank or the branch. */
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

/** Returns what the bank code is called in a country; null where accounts have none. */
export function bankCodeKind(country: string): BankCodeKind | null {
  const kind = kinds[countryCodeOf(country) ?? ''];
  return kind === undefined ? 'bankCode' : kind;
}
