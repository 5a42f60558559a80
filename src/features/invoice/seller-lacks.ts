import { countryCodeOf } from '#contract/address/country-code.ts';
import type { InvoiceRecord } from './contract.ts';

/** What the law wants to read of the seller on an invoice, and this one lacks. */
export interface SellerLack {
  field: `seller.${'name' | 'address' | 'country' | 'vatId' | 'iban'}`;
  /** Of the refusals of fields: its words say what is missing. */
  code: 'seller_name' | 'seller_address' | 'seller_country' | 'seller_tax_id' | 'seller_bank';
}

type Seller = Pick<InvoiceRecord['seller'], 'name' | 'address' | 'country' | 'vatId'> &
  Partial<Pick<InvoiceRecord['seller'], 'taxNumber' | 'iban' | 'accountNumber'>>;
type Document = Pick<InvoiceRecord, 'totalCents'> & {
  lines: readonly Pick<InvoiceRecord['lines'][number], 'taxBasisPoints' | 'exemption'>[];
};

/** Countries without a value added tax or general sales tax of the state: an invoice needs no tax ID there. */
const withoutTaxId: readonly (string | null)[] = ['US', 'HK', 'MO', 'KW', 'QA', 'BM', 'KY', 'VG', 'TC', 'GI'];

/**
 * What has to be filled in before an invoice may be sent: name, address and country, the tax ID or the reason why no tax is charged, and where
 * to pay to if there is something to pay.
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
