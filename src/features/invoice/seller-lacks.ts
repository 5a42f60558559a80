import { countryCodeOf } from '#contract/address/country-code.ts';
import type { InvoiceRecord } from './contract.ts';

/** Seller data required on an invoice by law, but missing. */
export interface SellerLack {
  field: `seller.${'name' | 'address' | 'country' | 'vatId' | 'iban'}`;
  /** Code of the field error that describes what is missing. */
  code: 'seller_name' | 'seller_address' | 'seller_country' | 'seller_tax_id' | 'seller_bank';
}

type Seller = Pick<InvoiceRecord['seller'], 'name' | 'address' | 'country' | 'vatId'> &
  Partial<Pick<InvoiceRecord['seller'], 'taxNumber' | 'iban' | 'accountNumber'>>;
type Document = Pick<InvoiceRecord, 'totalCents'> & {
  lines: readonly Pick<InvoiceRecord['lines'][number], 'taxBasisPoints' | 'exemption'>[];
};

/** Countries without a national VAT or general sales tax, where an invoice needs no tax ID. */
const withoutTaxId: readonly (string | null)[] = ['US', 'HK', 'MO', 'KW', 'QA', 'BM', 'KY', 'VG', 'TC', 'GI'];

/**
 * Returns the data required before an invoice can be sent: name, address and country, the tax ID or an exemption reason, and
 * a bank account if an amount is due.
 */
export function sellerLacks(seller: Seller, { totalCents, lines }: Document): SellerLack[] {
  const has = (text: string | undefined) => (text ?? '').trim() !== '';
  const isUntaxedForReason = lines.length > 0 && lines.every((line) => line.taxBasisPoints === 0 && has(line.exemption));
  const needsTaxId = !withoutTaxId.includes(countryCodeOf(seller.country)) && !isUntaxedForReason;
  const all: readonly (SellerLack & { isThere: boolean })[] = [
    { field: 'seller.name', code: 'seller_name', isThere: has(seller.name) },
    { field: 'seller.address', code: 'seller_address', isThere: has(seller.address) },
    { field: 'seller.country', code: 'seller_country', isThere: has(seller.country) },
    { field: 'seller.vatId', code: 'seller_tax_id', isThere: !needsTaxId || has(seller.vatId) || has(seller.taxNumber) },
    { field: 'seller.iban', code: 'seller_bank', isThere: totalCents <= 0 || has(seller.iban) || has(seller.accountNumber) },
  ];
  return all.filter(({ isThere }) => !isThere).map(({ field, code }) => ({ field, code }));
}
