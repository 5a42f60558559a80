import { broken, type RuleCheck } from './broken-rule.ts';
import { deliveryFacts } from './delivery-facts.ts';

/** The service period of a line lies within that of the invoice. */
export const rulesOfPeriods: RuleCheck = (invoice) => {
  const { billed } = deliveryFacts(invoice);
  return invoice.lines.flatMap(({ period }, index) => [
    broken(!billed || !period || period.from >= billed.from, 'PEPPOL-EN16931-R110', 'e_line_period', `lines.${index}.delivery`),
    broken(!billed || !period || period.until <= billed.until, 'PEPPOL-EN16931-R111', 'e_line_period', `lines.${index}.delivery`),
  ]);
};
