import { needsReason, type TaxCategory } from '#contract/money/tax-categories.ts';
import { type BrokenRule, broken, type RuleCheck } from './broken-rule.ts';
import type { EInvoice } from './e-invoice.ts';

/** What the rules of each category are called, as in `BR-IC-10`. */
const families: Record<TaxCategory, string> = {
  ...{ S: 'S', Z: 'Z', E: 'E', AE: 'AE', K: 'IC', G: 'G', O: 'O', L: 'AF', M: 'AG' },
};
const ruleOf = (category: TaxCategory, number: string) => `BR-${families[category]}-${number}`;

/** What a category of tax asks of seller, buyer and lines. */
export const rulesOfTax: RuleCheck = (invoice) => {
  const used = [...new Set(invoice.lines.map(({ category }) => category))];
  return [...used.flatMap((category) => rulesOf(category, invoice)), ...rulesOfLines(invoice)];
};

function rulesOf(category: TaxCategory, { seller, buyer, lines, taxes }: EInvoice): (BrokenRule | null)[] {
  const line = lines.findIndex((one) => one.category === category);
  const isAbroad = category === 'K' || category === 'G';
  const hasSellerId = seller.vatId !== '' || (!isAbroad && seller.taxNumber !== '');
  // Within a country a reverse charge needs no VAT id: the number of the register does.
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
