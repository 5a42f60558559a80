import type { DeliveryTime } from '#contract/delivery-time.ts';

/** Whether the days of a delivery time can be saved: typed, and in their order. */
export function isWholeDelivery(value: DeliveryTime): boolean {
  return typeof value === 'string' || (value.from !== '' && value.until >= value.from);
}
