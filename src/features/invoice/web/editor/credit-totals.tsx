import type { InvoiceRecord, LineItem } from '../../contract.ts';
import { editedCreditPricing } from '../../credit-pricing.ts';
import { TotalsList } from '../sheet/totals-list.tsx';

interface Props {
  record: InvoiceRecord;
  lines: readonly LineItem[];
  currency: string;
  /** While a line can't be read. */
  isUnknown: boolean;
}

/** What a credit note comes to with the lines as they are. */
export function CreditTotals({ record, lines, currency, isUnknown }: Props) {
  return <TotalsList lines={lines} pricing={editedCreditPricing(record, lines)} currency={currency} isUnknown={isUnknown} />;
}
