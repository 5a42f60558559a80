import { countryCodeOf } from '#contract/address/country-code.ts';
import { postalPlace } from '#contract/address/postal-place.ts';
import { servicePeriodOf } from '#contract/delivery-time.ts';
import { bareAccount } from '#contract/money/bank-account.ts';
import { exactRate, wholeRate } from '#contract/money/exact-rate.ts';
import { vatIdIn } from '#contract/money/vat-id-in.ts';
import type { InvoiceRecord, LineItem, Pricing } from '../../contract.ts';
import { shareOut, timesRatio } from '../../exact-amounts.ts';
import { categoryOf, type InvoiceTotals, invoiceTotals, lineAmounts } from '../../line-amounts.ts';
import type { EInvoice, ELine, EParty, ETax } from './e-invoice.ts';

interface Stated {
  address: string;
  country: string;
  vatId: string;
  companyNumber?: string | undefined;
  taxNumber?: string | undefined;
}

/**
 * Converts an invoice to the terms of EN 16931, complete or not: `findBrokenRules` reports missing data.
 * @param creditsNumber number of the invoice a credit note corrects
 */
export function makeEInvoice(record: InvoiceRecord, format: EInvoice['format'], creditsNumber: string | null): EInvoice {
  const { lines, pricing, seller, client, kind } = record;
  const sign = kind === 'credit-note' ? -1 : 1;
  const totals = invoiceTotals(lines, pricing);
  const taxes = eTaxes(totals.taxes, pricing, sign);
  const shown = eLines(record, totals);
  // Supplies not subject to tax must not state VAT IDs.
  const mayNameVatIds = taxes.every(({ category }) => category !== 'O');
  const buyer = partyOf(client, mayNameVatIds);
  const grandCents = totals.netCents + totals.taxCents;
  // The standard has no withholding tax: the part the client pays to the tax office counts as paid (BT-113).
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
      // The standard has no other field for it.
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

type TaxSum = InvoiceTotals['taxes'][number];
type Lined = Pick<InvoiceRecord, 'lines' | 'pricing' | 'issuedOn' | 'kind'>;

const keyOf = ({ category, basisPoints, exemption }: Pick<TaxSum, 'category' | 'basisPoints' | 'exemption'>) =>
  `${basisPoints} ${category} ${exemption}`;
const keyOfLine = (line: LineItem) =>
  keyOf({ category: categoryOf(line), basisPoints: line.taxBasisPoints, exemption: line.exemption ?? '' });

/**
 * Converts the lines. E-invoices only support prices before tax: if prices include tax, the net amount of a rate is split across
 * its lines, and each states its amount for the whole quantity.
 */
function eLines({ lines, pricing, issuedOn, kind }: Lined, { taxes }: InvoiceTotals): ELine[] {
  const { isGross } = pricing;
  const sign = kind === 'credit-note' ? -1 : 1;
  const nets = isGross ? netsOf(lines, taxes) : lines.map((line) => lineAmounts(line).netCents);
  return lines.map((line, index) => {
    const netCents = 0 + (nets[index] ?? 0) * sign;
    const period = line.delivery === undefined ? null : servicePeriodOf(line.delivery, issuedOn);
    return { ...said(line), period, ...(isGross ? inAll(line, netCents, sign) : perPiece(line, netCents, sign)) };
  });
}

/** Sums taxes by category and rate; several exemption reasons of a category are joined. */
function eTaxes(taxes: readonly TaxSum[], { isGross }: Pricing, sign: 1 | -1): ETax[] {
  const merged = new Map<string, ETax>();
  for (const tax of taxes) {
    const { category, basisPoints, exemption } = tax;
    const key = `${basisPoints} ${category}`;
    const before = merged.get(key) ?? { category, basisPoints, exemption: '', allowanceCents: 0, netCents: 0, taxCents: 0 };
    merged.set(key, {
      ...before,
      allowanceCents: before.allowanceCents + sign * (isGross ? withoutTax(tax.allowanceCents, basisPoints) : tax.allowanceCents),
      netCents: before.netCents + sign * tax.netCents,
      taxCents: before.taxCents + sign * tax.taxCents,
      exemption: [before.exemption, exemption.trim()].filter(Boolean).join('; '),
    });
  }
  return [...merged.values()];
}

function netsOf(lines: readonly LineItem[], taxes: readonly TaxSum[]): number[] {
  const nets = lines.map(() => 0);
  for (const tax of taxes) {
    const own = [...lines.entries()].filter(([, line]) => keyOfLine(line) === keyOf(tax));
    const wanted = tax.netCents + withoutTax(tax.allowanceCents, tax.basisPoints);
    const shares = shareOut(
      wanted,
      own.map(([, line]) => lineAmounts(line).netCents),
    );
    for (const [at, [index]] of own.entries()) nets[index] = shares[at] ?? 0;
  }
  return nets;
}

function withoutTax(cents: number, basisPoints: number): number {
  return cents - timesRatio(cents, exactRate(basisPoints), wholeRate + exactRate(basisPoints));
}

/** The first line is the name. */
function said(line: LineItem) {
  const [name = '', ...more] = line.description.trim().split('\n');
  return {
    name: name.trim(),
    description: more.join('\n').trim(),
    unit: line.unit ?? 'C62',
    category: categoryOf(line),
    basisPoints: line.taxBasisPoints,
    hasMoreTaxes: (line.moreTaxes ?? []).length > 0,
  };
}

/** A credit has a negative quantity, never a negative price. */
function perPiece(line: LineItem, netCents: number, sign: 1 | -1) {
  const micros = BigInt(line.priceCents) * 1_000_000n + BigInt(line.priceMicros ?? 0);
  const turned = micros < 0n ? -1 : 1;
  return {
    quantityMilli: 0 + line.quantityMilli * sign * turned,
    priceMicros: micros * BigInt(turned),
    perMilli: 1000,
    discountBasisPoints: line.discountBasisPoints,
    grossCents: 0 + lineAmounts(line).grossCents * sign,
    netCents,
  };
}

function inAll(line: LineItem, netCents: number, sign: 1 | -1) {
  const turned = netCents < 0 !== line.quantityMilli * sign < 0 ? -1 : 1;
  return {
    quantityMilli: 0 + line.quantityMilli * sign * (netCents === 0 ? 1 : turned),
    priceMicros: BigInt(Math.abs(netCents)) * 1_000_000n,
    perMilli: Math.abs(line.quantityMilli) || 1000,
    discountBasisPoints: 0,
    grossCents: netCents,
    netCents,
  };
}
