const dayMs = 86_400_000;

/** Returns a number from 1 to `most` derived only from product and day, so that it doesn't change between requests. */
function stableRandom(most: number, ...of: number[]): number {
  let mixed = 2_166_136_261;
  for (const part of of) mixed = Math.imul(mixed ^ part, 16_777_619) >>> 0;
  return ((mixed >>> 8) % most) + 1;
}

/**
 * Values the specification shows for a cart item: shipping date, 1 to 8 days ahead; number of offers, 1 to 4; discount, 3 to 20 percent.
 */
export function cartOffer(productId: number, today: string): { shippingDate: string; offers: number; discountPercentage: number } {
  const day = Date.parse(today) / dayMs;
  return {
    shippingDate: new Date((day + stableRandom(8, productId, day, 1)) * dayMs).toISOString().slice(0, 10),
    offers: stableRandom(4, productId, day, 2),
    discountPercentage: 2 + stableRandom(18, productId, day, 3),
  };
}
