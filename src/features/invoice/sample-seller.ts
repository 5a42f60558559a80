import type { SellerProfile } from '#platform/seller/contract.ts';

type SampleSeller = Omit<SellerProfile, 'logo' | 'logoFileId' | 'version'>;

export const sampleSeller: SampleSeller = {
  name: 'Juniper & Vale',
  address: 'Boathouse 3, Cais do Esteiro\n4150-170 Porto',
  country: 'Portugal',
  // The sample's dates are in UTC.
  timeZone: 'UTC',
  vatId: 'PT510555447',
  companyNumber: '',
  taxNumber: '',
  email: 'accounts@juniper-vale.example',
  phone: '+351 22 555 0147',
  contactName: '',
  brandColor: '',
  bankName: 'Banco do Estuário',
  bankCountry: 'Portugal',
  bankCode: '',
  accountNumber: '',
  iban: 'PT50 0002 0123 1234 5678 9015 4',
  swiftCode: 'BDESPTPL',
  taxRates: [
    { name: 'IVA', basisPoints: 2300 },
    { name: 'IVA reduced', basisPoints: 1300 },
    { name: 'Reverse charge or export', basisPoints: 0 },
  ],
  withholding: null,
  taxPer: 'rate' as const,
  grossPrices: false,
  eInvoice: 'none' as const,
  numberPrefix: 'JV-',
  numberDigits: 4,
  // The sample's invoices may be dated in any order.
  chronology: 'warn' as const,
  currency: 'EUR',
  paymentTermsDays: 30,
  delivery: 'issue-day' as const,
  invoiceNotes: 'Please name the number of the invoice with your transfer. What we make we also repair.',
  reminderDays: [7, 21],
};

/**
 * Checks whether an invoice is from the sample company: it has the sample's name, address and VAT ID. A company that changes one of
 * them has entered its own data.
 */
export function isSampleSeller(seller: Pick<SellerProfile, 'name' | 'address' | 'vatId'>): boolean {
  return (['name', 'address', 'vatId'] as const).every((field) => seller[field].trim() === sampleSeller[field]);
}

/**
 * The seller of a registered company that starts with the sample. It has the sample's terms, but the company's own name: its
 * invoices must never show the address, VAT ID or bank account of another company.
 */
export function registeredSeller(name: string): Partial<SampleSeller> {
  const { timeZone, taxRates, chronology, currency, paymentTermsDays, reminderDays } = sampleSeller;
  return { name, timeZone, taxRates, chronology, currency, paymentTermsDays, reminderDays };
}
