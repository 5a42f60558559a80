/** What is charged for bringing an order, tax included, where not all of it is brought for nothing. */
export const deliveryCents = 1900;
/** From this sum of the things on an order is brought for nothing. */
export const freeDeliveryFromCents = 50_000;

interface Totalled {
  lines: readonly { qty: number; priceCents: number; hasFreeShipping: boolean }[];
  coupon: { percentOff: number; centsOff: number } | null;
}

interface Totals {
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  totalCents: number;
}

/** What an order comes to, in minor units. A coupon takes off no more than the things cost, and nothing off what brings them. */
export function orderTotals({ lines, coupon }: Totalled): Totals {
  const subtotal = lines.reduce((sum, { qty, priceCents }) => sum + qty * priceCents, 0);
  const wanted = coupon ? Math.round((subtotal * coupon.percentOff) / 100) + coupon.centsOff : 0;
  const discount = Math.min(subtotal, wanted);
  const isFree = subtotal >= freeDeliveryFromCents || lines.every(({ hasFreeShipping }) => hasFreeShipping);
  const delivery = isFree ? 0 : deliveryCents;
  return { subtotalCents: subtotal, discountCents: discount, deliveryCents: delivery, totalCents: subtotal - discount + delivery };
}
