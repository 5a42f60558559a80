/** Returns `a * b / divisor`, rounded half away from zero. The product may exceed a number's exact range. */
export function timesRatio(a: number, b: number | bigint, divisor: bigint): number {
  const product = BigInt(a) * BigInt(b);
  const doubled = 2n * (product < 0n ? -product : product) + divisor;
  const rounded = doubled / (2n * divisor);
  return Number(product < 0n ? -rounded : rounded);
}

/**
 * Splits an amount in proportion to weights. The parts add up to the amount: units left over by rounding down go, one each, to the parts
 * that
 * lost the most, earlier ones first on a tie.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n || amount === 0) return weights.map(() => 0);
  // Uses the absolute amount, so that a negated amount splits into the negated parts.
  const [size, divisor] = [BigInt(Math.abs(amount)), whole < 0n ? -whole : whole];
  const parts = weights.map((weight, index) => {
    const product = size * BigInt(weight) * (whole < 0n ? -1n : 1n);
    const rest = ((product % divisor) + divisor) % divisor;
    return { index, share: (product - rest) / divisor, rest };
  });
  const left = Number(size - parts.reduce((sum, { share }) => sum + share, 0n));
  const byLoss = parts.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const part of byLoss.slice(0, left)) part.share += 1n;
  return parts.map(({ share }) => Number(share) * Math.sign(amount));
}
