import type { InvoiceRecord, LineItem } from '../../contract.ts';
import { editedCreditPricing } from '../../credit-pricing.ts';
import { TotalsList } from '../sheet/totals-list.tsx';

interface Props {
  record: InvoiceRecord;
  lines: readonly LineItem[];
  currency: string;
  /** Whether a line cannot be parsed. */
  isUnknown: boolean;
}

export function CreditTotals({ record, lines, currency, isUnknown }: Props) {
  return <TotalsList lines={lines} pricing={editedCreditPricing(record, lines)} currency={currency} isUnknown={isUnknown} />;
}
