interface Totalled {
  lines: readonly { qty: number; priceCents: number }[];
  coupon: { percentOff: number; centsOff: number } | null;
  deliveryCents: number;
}

interface Totals {
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  totalCents: number;
}

/** Calculates an order's totals, in minor units. A coupon takes off at most the subtotal and never reduces delivery. */
export function orderTotals({ lines, coupon, deliveryCents }: Totalled): Totals {
  const subtotal = lines.reduce((sum, { qty, priceCents }) => sum + qty * priceCents, 0);
  const wanted = coupon ? Math.round((subtotal * coupon.percentOff) / 100) + coupon.centsOff : 0;
  const discount = Math.min(subtotal, wanted);
  return { subtotalCents: subtotal, discountCents: discount, deliveryCents, totalCents: subtotal - discount + deliveryCents };
}
