import { type DeliveryTime, servicePeriodOf } from '#contract/delivery-time.ts';
import type { LineItem } from '../../contract.ts';
import type { InvoiceRow } from './invoice-columns.ts';

/** When what a credit note takes back was delivered: the days of the invoice, not those of the credit note. */
export function deliveryOf({ delivery, issuedOn }: Pick<InvoiceRow, 'delivery' | 'issuedOn'>): DeliveryTime {
  return servicePeriodOf(delivery, issuedOn) ?? 'none';
}

/** The same of a line. */
export function deliveredLine(line: LineItem, issuedOn: string): LineItem {
  return line.delivery === undefined ? line : { ...line, delivery: deliveryOf({ delivery: line.delivery, issuedOn }) };
}
