import { minorDigits } from '#contract/money/currency.ts';
import { exactRate, wholeRate } from '#contract/money/exact-rate.ts';
import { timesRatio } from '../../exact-amounts.ts';
import { type BrokenRule, broken, type RuleCheck } from './broken-rule.ts';
import type { EInvoice } from './e-invoice.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Whether it adds up: the sums follow from the lines, each category's tax from what is taxed. */
export const rulesOfSums: RuleCheck = (invoice) => [...sumsAddUp(invoice), ...taxesAddUp(invoice), hasTwoDecimals(invoice)];

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

/** Within two hundredths, as the rule has it. */
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

/** The tax of a rate may be one of the major unit off, as the standard's own check has it: gross prices and rounding per line make cents of difference. */
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

/** Amounts have two decimals at most, also of a currency that has three. */
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
