import { countryCodeOf } from '#contract/address/country-code.ts';
import { postalPlace } from '#contract/address/postal-place.ts';
import { servicePeriodOf } from '#contract/delivery-time.ts';
import { bareAccount } from '#contract/money/bank-account.ts';
import { vatIdIn } from '#contract/money/vat-id-in.ts';
import type { InvoiceRecord } from '../../contract.ts';
import { invoiceTotals } from '../../line-amounts.ts';
import type { EInvoice, EParty } from './e-invoice.ts';
import { eLines, eTaxes } from './e-lines.ts';

interface Stated {
  address: string;
  country: string;
  vatId: string;
  companyNumber?: string | undefined;
  taxNumber?: string | undefined;
}

/**
 * An invoice in the terms of EN 16931, whole or not: `findBrokenRules` says what is missing.
 * @param creditsNumber of the invoice that a credit note corrects
 */
export function makeEInvoice(record: InvoiceRecord, format: EInvoice['format'], creditsNumber: string | null): EInvoice {
  const { lines, pricing, seller, client, kind } = record;
  const sign = kind === 'credit-note' ? -1 : 1;
  const totals = invoiceTotals(lines, pricing);
  const taxes = eTaxes(totals.taxes, pricing, sign);
  const shown = eLines(record, totals);
  // What is not subject to tax must not name anybody's VAT id.
  const mayNameVatIds = taxes.every(({ category }) => category !== 'O');
  const buyer = partyOf(client, mayNameVatIds);
  const grandCents = totals.netCents + totals.taxCents;
  // The standard knows no tax that is withheld: what the client pays to the tax office is not due here (BT-113).
  const paidCents = sign * (record.paidCents + totals.withheldCents + (kind === 'invoice' ? record.creditedCents : 0));
  return {
    format,
    isCredit: sign === -1,
    number: record.number ?? '',
    issuedOn: record.issuedOn,
    dueOn: record.dueOn,
    period: servicePeriodOf(record.delivery, record.issuedOn),
    currency: record.currency,
    note: record.notes.trim(),
    buyerReference: client.buyerReference ?? '',
    corrects: creditsNumber ?? '',
    seller: {
      ...partyOf(seller, mayNameVatIds),
      ...{ name: seller.name, contactName: seller.contactName ?? '', phone: seller.phone, email: seller.email },
    },
    buyer: {
      ...buyer,
      // The standard has no other place for it.
      otherId: buyer.otherId || buyer.taxNumber,
      name: client.company || client.name,
      contactName: client.company ? client.name : '',
      phone: client.contact,
      email: client.companyEmail,
    },
    iban: seller.iban.replaceAll(/\s/g, '').toUpperCase(),
    accountNumber: bareAccount(seller.accountNumber ?? ''),
    bankCode: bareAccount(seller.bankCode ?? ''),
    bic: seller.swiftCode.replaceAll(/\s/g, '').toUpperCase(),
    lines: shown,
    taxes,
    linesCents: shown.reduce((sum, { netCents }) => sum + netCents, 0),
    allowanceCents: taxes.reduce((sum, { allowanceCents }) => sum + allowanceCents, 0),
    netCents: sign * totals.netCents,
    taxCents: sign * totals.taxCents,
    totalCents: sign * grandCents,
    paidCents,
    dueCents: sign * grandCents - paidCents,
  };
}

function partyOf(
  { address, country, vatId, companyNumber = '', taxNumber = '' }: Stated,
  mayNameVatIds: boolean,
): Omit<EParty, 'name' | 'contactName' | 'phone' | 'email'> {
  const countryCode = countryCodeOf(country) ?? '';
  const place = postalPlace(address, countryCode);
  const id = vatIdIn(vatId);
  const namedId = mayNameVatIds ? (id ?? '') : '';
  return {
    vatId: namedId,
    otherId: namedId ? '' : vatId.trim() || taxNumber,
    companyNumber,
    taxNumber: taxNumber || (id === null ? vatId.trim() : ''),
    street: place ? place.street : address.split('\n').filter((line) => line.trim()),
    postalCode: place?.postalCode ?? '',
    town: place?.town ?? '',
    countryCode,
  };
}
