import type { SellerProfile } from '#features/seller/contract.ts';
import type { InvoiceRecord } from '../../contract.ts';
import type { InvoiceRow } from './invoice-columns.ts';

type FrozenSeller = NonNullable<InvoiceRow['seller']>;

/** What an invoice says of the seller. */
export function shownSeller(seller: InvoiceRecord['seller']): InvoiceRecord['seller'] {
  const { name, address, country, vatId, email, phone, contactName = '', logo, bankName, bankCountry, iban, swiftCode } = seller;
  const { companyNumber = '', taxNumber = '', bankCode = '', accountNumber = '' } = seller;
  return {
    ...{ name, address, country, vatId, companyNumber, taxNumber, email, phone, contactName, logo },
    ...{ bankName, bankCountry, bankCode, accountNumber, iban, swiftCode },
  };
}

/** What an invoice keeps of the seller when it is issued. The address of the logo runs out, so that its file is kept instead. */
export function freezeSeller(seller: SellerProfile): FrozenSeller {
  return { ...shownSeller(seller), logo: null, logoFileId: seller.logoFileId };
}
