/** One whole, in the unit of `exactRate`. */
export const wholeRate = 1_000_000n;

/** A rate in millionths of one, which are whole. */
export function exactRate(basisPoints: number): bigint {
  return BigInt(Math.round(basisPoints * 100));
}
