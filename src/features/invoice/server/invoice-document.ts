import { type DeliveryTime, servicePeriodOf } from '#contract/delivery-time.ts';
import type { Language } from '#contract/languages.ts';
import { bankCodeKind } from '#contract/money/bank-code-kind.ts';
import type { PdfBlock, PdfDocument, PdfSum, PdfText } from '#server/pdf-document.ts';
import type { InvoiceRecord, LineItem } from '../contract.ts';
import { invoiceTotals, lineAmounts, priceOf } from '../line-amounts.ts';
import { moneyText } from '../money-text.ts';
import { isSampleSeller } from '../sample-seller.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';

interface Setting {
  logo: Uint8Array | null;
  /** Number of the invoice a credit note corrects. */
  creditsNumber: string | null;
  language: Language;
  madeAt: Date;
}

/** Builds an invoice's PDF with the same numbers as its page. */
export function invoiceDocument(record: InvoiceRecord, { logo, creditsNumber, language, madeAt }: Setting): PdfDocument {
  const words = invoiceWords(language);
  const { seller, kind, isIssued, isDeleted, notes } = record;
  const number = record.number ?? '';
  const title = kind === 'invoice' ? words.text('invoice') : words.text('creditNote');
  const mark = isDeleted ? words.text(isIssued ? 'voided' : 'deleted') : isIssued ? null : words.text('draft');
  const blocks: PdfBlock[] = [
    { kind: 'columns', columns: [sellerText(record, words), clientText(record, words)] },
    { kind: 'facts', facts: factsOf(record, creditsNumber, words) },
    tableOf(record, words),
    { kind: 'sums', texts: payTo(record, words), sums: sumsOf(record, words) },
    ...reasonsOf(record, words),
    ...(notes.trim() ? [{ kind: 'text' as const, text: { label: words.text('notes'), text: notes.trim() } }] : []),
  ];
  return {
    title: [title, number].filter(Boolean).join(' '),
    author: seller.name,
    language,
    direction: words.direction,
    madeAt,
    head: { logo, name: seller.name, title, subtitle: number, ...(mark !== null && { mark }) },
    ...(isSampleSeller(seller) && { watermark: words.text('sample') }),
    blocks,
    foot: {
      text: [seller.name, seller.vatId && words.text('vatId', { id: seller.vatId }), seller.email].filter(Boolean).join(' · '),
      pageText: [number, words.text('pageOf')].filter(Boolean).join(' · '),
    },
  };
}

/** Joins the nonempty lines. */
function linesOf(...lines: string[]): string {
  return lines
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim())
    .join('\n');
}

function sellerText({ seller }: InvoiceRecord, words: InvoiceWords): PdfText {
  const { name, address, email, phone } = seller;
  const country = words.country(seller.country);
  return {
    label: words.text('from'),
    lead: 'name',
    text: linesOf(name, address, country, ...registrationLines(seller, words), email, phone),
  };
}

type Registration = Pick<InvoiceRecord['seller'], 'vatId' | 'companyNumber' | 'taxNumber'>;

/** Returns the company's registration numbers. One with its own label, such as `HRB 1234`, is unchanged. */
function registrationLines({ vatId, companyNumber = '', taxNumber = '' }: Registration, words: InvoiceWords): string[] {
  const named = (number: string, name: 'companyNumber' | 'taxNumber') =>
    /^\p{L}/u.test(number) ? number : number && words.text(name, { number });
  return [vatId && words.text('vatId', { id: vatId }), named(companyNumber, 'companyNumber'), named(taxNumber, 'taxNumber')];
}

function clientText({ client }: InvoiceRecord, words: InvoiceWords): PdfText {
  const { company, name, address, companyEmail } = client;
  const country = words.country(client.country);
  const text = linesOf(company || name, company ? name : '', address, country, ...registrationLines(client, words), companyEmail);
  return { label: words.text('to'), lead: 'name', text };
}

function factsOf(record: InvoiceRecord, creditsNumber: string | null, words: InvoiceWords) {
  const { kind, issuedOn, dueOn, paymentTermsDays, totalCents, balanceCents, currency } = record;
  const money = (cents: number) => moneyText(cents, currency, words.locale);
  const issued = { label: words.text('issued'), value: words.day(issuedOn) };
  const delivered = deliveredFact(record.delivery, issuedOn, words);
  if (kind === 'credit-note') {
    const corrects = creditsNumber === null ? [] : [{ label: words.text('corrects'), value: creditsNumber }];
    return [issued, ...corrects, ...delivered, { label: words.text('credit'), value: money(-totalCents), isStrong: true }];
  }
  return [
    issued,
    ...delivered,
    { label: words.text('due'), value: words.day(dueOn) },
    { label: words.text('terms'), value: words.days(paymentTermsDays) },
    { label: words.text(balanceCents < 0 ? 'credit' : 'amountDue'), value: money(Math.abs(balanceCents)), isStrong: true },
  ];
}

/** Returns the delivery date or service period; nothing if none is stated. */
function deliveredFact(delivery: DeliveryTime, issuedOn: string, words: InvoiceWords) {
  const period = servicePeriodOf(delivery, issuedOn);
  if (!period) return [];
  return [{ label: words.text(period.from === period.until ? 'delivered' : 'servicePeriod'), value: words.period(period) }];
}

function tableOf({ lines, currency, issuedOn }: InvoiceRecord, words: InvoiceWords): PdfBlock {
  const money = (cents: number) => moneyText(cents, currency, words.locale);
  const count = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 3 });
  const percent = percentFormat(words);
  const hasDiscount = lines.some(({ discountBasisPoints }) => discountBasisPoints > 0);
  const hasTax = lines.some(({ taxBasisPoints, taxName, moreTaxes }) => taxBasisPoints > 0 || taxName || moreTaxes?.length);
  const priceText = (line: LineItem) => {
    const { price, extraDigits } = priceOf(line);
    return moneyText(price, currency, words.locale, extraDigits);
  };
  const numbers = [
    words.text('quantity'),
    words.text('price'),
    ...(hasDiscount ? [words.text('discount')] : []),
    ...(hasTax ? [words.text('tax')] : []),
    words.text('amount'),
  ];
  let sum = 0;
  const sums = lines.map((line) => {
    sum += lineAmounts(line).netCents;
    return sum;
  });
  return {
    kind: 'table',
    columns: [
      { label: words.text('position'), isNumber: true },
      { label: words.text('description') },
      ...numbers.map((label) => ({ label, isNumber: true })),
    ],
    carried: { forward: words.text('carriedForward'), brought: words.text('broughtForward'), sums: sums.map(money) },
    rows: lines.map((line, index) => [
      String(index + 1),
      [line.description.trim(), ...deliveredFact(line.delivery ?? 'none', issuedOn, words).map(words.fact)].join('\n'),
      [count.format(line.quantityMilli / 1000), words.unit(line.unit)].filter(Boolean).join(' '),
      priceText(line),
      ...(hasDiscount ? [line.discountBasisPoints > 0 ? percent(line.discountBasisPoints) : ''] : []),
      ...(hasTax ? [taxText(line, percent)] : []),
      money(lineAmounts(line).netCents),
    ]),
  };
}

/** Formats taxes like `5% + 9.975%`; a zero rate by its name. */
function taxText({ taxBasisPoints, taxName, moreTaxes = [] }: LineItem, percent: (basisPoints: number) => string): string {
  if (taxBasisPoints === 0 && taxName && moreTaxes.length === 0) return taxName;
  return [taxBasisPoints, ...moreTaxes.map(({ basisPoints }) => basisPoints)].map(percent).join(' + ');
}

function sumsOf(record: InvoiceRecord, words: InvoiceWords): PdfSum[] {
  const { lines, pricing, currency, kind, paidCents, creditedCents, balanceCents } = record;
  const { netCents, linesCents, lineDiscountCents, allowanceCents, withheldCents, totalCents, taxes } = invoiceTotals(lines, pricing);
  const money = (cents: number) => moneyText(cents, currency, words.locale);
  const percent = percentFormat(words);
  const before: PdfSum[] = [
    { label: words.text('beforeDiscount'), value: money(linesCents + lineDiscountCents), tone: 'quiet' },
    { label: words.text('discount'), value: money(-lineDiscountCents), tone: 'quiet' },
  ];
  const allowance =
    pricing.discountBasisPoints > 0
      ? words.text('allowanceOf', { percent: percent(pricing.discountBasisPoints) })
      : words.text('allowance');
  const subtotal: PdfSum = { label: words.text(pricing.isGross ? 'subtotalGross' : 'subtotal'), value: money(linesCents) };
  const sums: PdfSum[] = [
    ...(lineDiscountCents === 0 ? [] : before),
    ...(allowanceCents === 0 && !pricing.isGross ? [] : [subtotal]),
    ...(allowanceCents === 0 ? [] : [{ label: allowance, value: money(-allowanceCents) }]),
    { label: words.text('net'), value: money(netCents) },
    ...taxes
      .filter(({ basisPoints, name, exemption }) => basisPoints > 0 || name || exemption)
      .map((tax) => ({
        label: words.text(tax.name ? 'taxNamed' : 'taxOf', { name: tax.name, percent: percent(tax.basisPoints), net: money(tax.netCents) }),
        value: money(tax.taxCents),
      })),
    ...(pricing.withholding
      ? [
          {
            label: words.text('taxNamed', {
              ...{ name: pricing.withholding.name, percent: percent(pricing.withholding.basisPoints), net: money(netCents) },
            }),
            value: money(-withheldCents),
          },
        ]
      : []),
  ];
  if (kind === 'credit-note') return [...sums, { label: words.text('total'), value: money(totalCents), tone: 'strong' }];
  return [
    ...sums,
    { label: words.text('total'), value: money(totalCents) },
    ...(paidCents === 0 ? [] : [{ label: words.text('paid'), value: money(-paidCents) }]),
    ...(creditedCents === 0 ? [] : [{ label: words.text('credited'), value: money(-creditedCents) }]),
    { label: words.text(balanceCents < 0 ? 'credit' : 'amountDue'), value: money(balanceCents), tone: 'strong' },
  ];
}

/** Returns the exemption reasons, which are required by law. */
function reasonsOf({ lines }: InvoiceRecord, words: InvoiceWords): PdfBlock[] {
  const reasons = [...new Set(lines.map(({ exemption }) => exemption?.trim()).filter((text) => text))];
  return reasons.length === 0 ? [] : [{ kind: 'text', text: { label: words.text('tax'), text: reasons.join('\n') } }];
}

/** Returns the bank details; nothing for a credit note, and only what the seller entered. */
function payTo({ seller, number, kind }: InvoiceRecord, words: InvoiceWords): PdfText[] {
  const { bankName, bankCountry, bankCode = '', accountNumber = '', iban, swiftCode } = seller;
  if (kind === 'credit-note' || !(bankName || iban || accountNumber)) return [];
  const bank = linesOf(
    [bankName, words.country(bankCountry)].filter(Boolean).join(', '),
    iban && `IBAN ${grouped(iban)}`,
    bankCode && `${words.bankCode(bankCodeKind(bankCountry) ?? 'bankCode')} ${bankCode}`,
    accountNumber && words.text('accountNumber', { number: accountNumber }),
    swiftCode && `SWIFT ${swiftCode}`,
  );
  return [{ label: words.text('payTo'), text: bank }, ...(number === null ? [] : [{ label: words.text('reference'), text: number }])];
}

/** Groups an account number by four digits, as banks print it. */
function grouped(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/gu, '$1 ');
}

function percentFormat({ locale }: InvoiceWords): (basisPoints: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  return (basisPoints) => format.format(basisPoints / 10_000);
}
