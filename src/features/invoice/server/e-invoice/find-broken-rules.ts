import type { BrokenRule } from './broken-rule.ts';
import type { EInvoice } from './e-invoice.ts';
import { rulesOfParties, rulesOfXRechnung } from './rules-of-parties.ts';
import { rulesOfPeriods } from './rules-of-periods.ts';
import { rulesOfSums } from './rules-of-sums.ts';
import { rulesOfTax } from './rules-of-tax.ts';

const checks = [rulesOfParties, rulesOfXRechnung, rulesOfTax, rulesOfPeriods, rulesOfSums];

/** By which rules an invoice is no electronic one yet; what is to be done for several of them stands once, by the first. */
export function findBrokenRules(invoice: EInvoice): BrokenRule[] {
  const found = checks.flatMap((check) => check(invoice)).filter((rule) => rule !== null);
  return found.filter(({ code, field }, index) => found.findIndex((one) => one.code === code && one.field === field) === index);
}
