import { useQuery } from '@tanstack/react-query';
import type { SellerProfile } from '#features/seller/contract.ts';
import { sellerQuery } from '#features/seller/web/offers.ts';
import { useCan } from '#web/ability.ts';

/** What stands in for the company's profile for who may write invoices and not read it: the server fills in the rest. */
const unknownSeller: SellerProfile = {
  ...{
    name: '',
    address: '',
    country: '',
    timeZone: '',
    vatId: '',
    companyNumber: '',
    taxNumber: '',
    email: '',
    phone: '',
    contactName: '',
    brandColor: '',
    logoFileId: null,
    logo: null,
  },
  ...{
    bankName: '',
    bankCountry: '',
    bankCode: '',
    accountNumber: '',
    iban: '',
    swiftCode: '',
    taxRates: [],
    withholding: null,
    taxPer: 'rate',
    grossPrices: false,
    eInvoice: 'none',
    numberPrefix: '',
    numberDigits: 1,
    chronology: 'by-country',
  },
  ...{ currency: 'EUR', paymentTermsDays: 30, invoiceNotes: '', delivery: 'issue-day', reminderDays: [], version: 1 },
};

/** The company as its invoices show it. */
export function useSeller(): { seller: SellerProfile | undefined; hasFailed: boolean; tryAgain: () => void } {
  const mayRead = useCan('read', 'Seller');
  const { data, isError, refetch } = useQuery({ ...sellerQuery, enabled: mayRead });
  return { seller: mayRead ? data : unknownSeller, hasFailed: isError && !data, tryAgain: () => void refetch() };
}
