import { minorDigits } from '#contract/money/currency.ts';
import { exactRate, wholeRate } from '#contract/money/exact-rate.ts';
import { isIban } from '#contract/money/iban.ts';
import { needsReason, type TaxCategory } from '#contract/money/tax-categories.ts';
import { timesRatio } from '../../exact-amounts.ts';
import { deliveryFacts, type EInvoice } from './e-invoice.ts';

/** Requirements for an e-invoice; their texts are those of field errors (`refusal.field.…`). */
type EInvoiceIssue =
  | 'e_seller_name'
  | 'e_seller_country'
  | 'e_seller_place'
  | 'e_seller_id'
  | 'e_seller_vat_id'
  | 'e_seller_contact'
  | 'e_seller_phone'
  | 'e_seller_email'
  | 'e_seller_iban'
  | 'e_client_name'
  | 'e_client_country'
  | 'e_client_place'
  | 'e_client_reference'
  | 'e_client_email'
  | 'e_client_vat_id'
  | 'e_line_name'
  | 'e_line_rate'
  | 'e_line_reason'
  | 'e_line_period'
  | 'e_tax_mixed'
  | 'e_tax_several'
  | 'e_sums'
  | 'e_decimals';

/** A rule of EN 16931 or its CIUS that an invoice breaks. */
export interface BrokenRule {
  /** Name in the standard, such as `BR-CO-26`. */
  rule: string;
  code: EInvoiceIssue;
  /** Field to fill in: `seller.iban`, `client.country`, `lines.2.exemption`. */
  field: string;
}

/** Returns the rules an invoice breaks, with their fields. */
type RuleCheck = (invoice: EInvoice) => (BrokenRule | null)[];

/** Returns the rule unless it holds. */
function broken(holds: boolean, rule: string, code: EInvoiceIssue, field: string): BrokenRule | null {
  return holds ? null : { rule, code, field };
}

const says = (text: string) => text.trim() !== '';

/** Seller and buyer data the standard requires on every invoice. */
const rulesOfParties: RuleCheck = ({ seller, buyer }) => [
  broken(says(seller.name), 'BR-06', 'e_seller_name', 'seller.name'),
  broken(says(seller.countryCode), 'BR-09', 'e_seller_country', 'seller.country'),
  broken(says(seller.vatId) || says(seller.otherId) || says(seller.companyNumber), 'BR-CO-26', 'e_seller_id', 'seller.vatId'),
  broken(says(buyer.name), 'BR-07', 'e_client_name', 'client.company'),
  broken(says(buyer.countryCode), 'BR-11', 'e_client_country', 'client.country'),
];

/** Additional rules of XRechnung (German CIUS, 3.0). */
const rulesOfXRechnung: RuleCheck = (invoice) => (invoice.format === 'xrechnung' ? germanRules(invoice) : []);

const germanRules = ({ seller, buyer, buyerReference, iban }: EInvoice) => [
  broken(isIban(iban), 'BR-DE-1', 'e_seller_iban', 'seller.iban'),
  broken(says(seller.town), 'BR-DE-3', 'e_seller_place', 'seller.address'),
  broken(says(seller.postalCode), 'BR-DE-4', 'e_seller_place', 'seller.address'),
  broken(says(seller.contactName), 'BR-DE-5', 'e_seller_contact', 'seller.contactName'),
  broken(says(seller.phone), 'BR-DE-6', 'e_seller_phone', 'seller.phone'),
  broken(says(seller.email), 'BR-DE-7', 'e_seller_email', 'seller.email'),
  broken(says(buyer.town), 'BR-DE-8', 'e_client_place', 'client.address'),
  broken(says(buyer.postalCode), 'BR-DE-9', 'e_client_place', 'client.address'),
  broken(says(buyerReference), 'BR-DE-15', 'e_client_reference', 'client.buyerReference'),
  broken(seller.phone.replaceAll(/\D/g, '').length >= 3, 'BR-DE-27', 'e_seller_phone', 'seller.phone'),
  broken(isMailed(seller.email), 'BR-DE-28', 'e_seller_email', 'seller.email'),
  broken(says(buyer.email), 'PEPPOL-EN16931-R010', 'e_client_email', 'client.companyEmail'),
];

/** One @, with at least two characters on either side, which must not start or end with a space or a dot. */
function isMailed(email: string): boolean {
  return /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(email);
}

/** The service period of a line must be within that of the invoice. */
const rulesOfPeriods: RuleCheck = (invoice) => {
  const { billed } = deliveryFacts(invoice);
  return invoice.lines.flatMap(({ period }, index) => [
    broken(!billed || !period || period.from >= billed.from, 'PEPPOL-EN16931-R110', 'e_line_period', `lines.${index}.delivery`),
    broken(!billed || !period || period.until <= billed.until, 'PEPPOL-EN16931-R111', 'e_line_period', `lines.${index}.delivery`),
  ]);
};

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Checks that totals follow from the lines, and each category's tax from its taxable amount. */
const rulesOfSums: RuleCheck = (invoice) => [...sumsAddUp(invoice), ...taxesAddUp(invoice), hasTwoDecimals(invoice)];

function sumsAddUp(invoice: EInvoice): (BrokenRule | null)[] {
  const { lines, taxes, linesCents, allowanceCents, netCents, taxCents, totalCents, paidCents, dueCents } = invoice;
  const addsUp = (rule: string, holds: boolean) => broken(holds, rule, 'e_sums', 'lines');
  return [
    addsUp('BR-CO-10', linesCents === sum(lines.map((line) => line.netCents))),
    addsUp('BR-CO-11', allowanceCents === sum(taxes.map((tax) => tax.allowanceCents))),
    addsUp('BR-CO-13', netCents === linesCents - allowanceCents),
    addsUp('BR-CO-14', taxCents === sum(taxes.map((tax) => tax.taxCents))),
    addsUp('BR-CO-15', totalCents === netCents + taxCents),
    addsUp('BR-CO-16', dueCents === totalCents - paidCents),
    broken(lines.length > 0, 'BR-16', 'e_sums', 'lines'),
    broken(taxes.length > 0, 'BR-CO-18', 'e_sums', 'lines'),
    ...lines.map((line, index) => broken(lineAddsUp(line), 'PEPPOL-EN16931-R120', 'e_sums', `lines.${index}`)),
  ];
}

/** Tolerates two hundredths, as the rule specifies. */
function lineAddsUp({
  quantityMilli,
  priceMicros,
  perMilli,
  discountBasisPoints,
  grossCents,
  netCents,
}: EInvoice['lines'][number]): boolean {
  const worth = timesRatio(quantityMilli, priceMicros, BigInt(perMilli) * 1_000_000n);
  const discount = timesRatio(grossCents, discountBasisPoints, 10_000n);
  return Math.abs(worth - discount - netCents) <= 2;
}

/** Tolerates one major unit of tax per rate, like the standard's own check: gross prices and rounding per line differ by cents. */
function taxesAddUp({ lines, taxes, currency }: EInvoice): (BrokenRule | null)[] {
  const tolerated = 10 ** minorDigits(currency);
  return taxes.flatMap(({ category, basisPoints, allowanceCents, netCents, taxCents }) => {
    const own = lines.filter((line) => line.category === category && line.basisPoints === basisPoints);
    return [
      broken(netCents === sum(own.map((line) => line.netCents)) - allowanceCents, 'BR-S-08', 'e_sums', 'lines'),
      broken(
        Math.abs(taxCents - timesRatio(netCents, exactRate(basisPoints), wholeRate)) < tolerated,
        'BR-CO-17',
        'e_sums',
        'pricing.taxPer',
      ),
    ];
  });
}

/** Amounts have at most two decimals, even in a currency with three. */
function hasTwoDecimals(invoice: EInvoice): BrokenRule | null {
  const isFine = minorDigits(invoice.currency) <= 2 || amountsOf(invoice).every((cents) => cents % 10 === 0);
  return broken(isFine, 'BR-DEC-14', 'e_decimals', 'currency');
}

function amountsOf({ lines, taxes, paidCents, dueCents }: EInvoice): number[] {
  return [
    ...lines.flatMap((line) => [line.grossCents, line.netCents]),
    ...taxes.flatMap((tax) => [tax.netCents, tax.taxCents, tax.allowanceCents]),
    paidCents,
    dueCents,
  ];
}

/** Prefixes of each category's rules, as in `BR-IC-10`. */
const families: Record<TaxCategory, string> = {
  ...{ S: 'S', Z: 'Z', E: 'E', AE: 'AE', K: 'IC', G: 'G', O: 'O', L: 'AF', M: 'AG' },
};
const ruleOf = (category: TaxCategory, number: string) => `BR-${families[category]}-${number}`;

/** Requirements of a tax category for seller, buyer and lines. */
const rulesOfTax: RuleCheck = (invoice) => {
  const used = [...new Set(invoice.lines.map(({ category }) => category))];
  return [...used.flatMap((category) => rulesOf(category, invoice)), ...rulesOfLines(invoice)];
};

function rulesOf(category: TaxCategory, { seller, buyer, lines, taxes }: EInvoice): (BrokenRule | null)[] {
  const line = lines.findIndex((one) => one.category === category);
  const isAbroad = category === 'K' || category === 'G';
  const hasSellerId = seller.vatId !== '' || (!isAbroad && seller.taxNumber !== '');
  // A domestic reverse charge accepts the company number instead of a VAT ID.
  const hasBuyerId = buyer.vatId !== '' || (category === 'AE' && buyer.companyNumber !== '');
  const needsBuyerId = category === 'AE' || category === 'K';
  const reasons = taxes.filter((tax) => tax.category === category).map(({ exemption }) => exemption);
  return [
    broken(category === 'O' || hasSellerId, ruleOf(category, '02'), 'e_seller_vat_id', 'seller.vatId'),
    broken(!needsBuyerId || hasBuyerId, ruleOf(category, '02'), 'e_client_vat_id', 'client.vatId'),
    broken(
      !needsReason(category) || reasons.every((reason) => reason !== ''),
      ruleOf(category, '10'),
      'e_line_reason',
      `lines.${line}.exemption`,
    ),
    broken(category !== 'O' || lines.every((one) => one.category === 'O'), 'BR-O-11', 'e_tax_mixed', `lines.${line}.taxCategory`),
  ];
}

function rulesOfLines({ lines }: EInvoice): (BrokenRule | null)[] {
  return lines.flatMap(({ name, category, basisPoints, hasMoreTaxes }, index) => [
    broken(!hasMoreTaxes, 'BG-30', 'e_tax_several', `lines.${index}.moreTaxes`),
    broken(name.trim() !== '', 'BR-25', 'e_line_name', `lines.${index}.description`),
    broken(
      category === 'S' ? basisPoints > 0 : category === 'L' || category === 'M' || basisPoints === 0,
      ruleOf(category, '05'),
      'e_line_rate',
      `lines.${index}.taxBasisPoints`,
    ),
  ]);
}

const checks = [rulesOfParties, rulesOfXRechnung, rulesOfTax, rulesOfPeriods, rulesOfSums];

/** Returns the rules an invoice breaks; a fix for several rules is listed once, with the first rule. */
export function findBrokenRules(invoice: EInvoice): BrokenRule[] {
  const found = checks.flatMap((check) => check(invoice)).filter((rule) => rule !== null);
  return found.filter(({ code, field }, index) => found.findIndex((one) => one.code === code && one.field === field) === index);
}
