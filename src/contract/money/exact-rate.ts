/** 100 % in the unit of `exactRate`. */
export const wholeRate = 1_000_000n;

/** Converts a rate to a whole number of millionths. */
export function exactRate(basisPoints: number): bigint {
  return BigInt(Math.round(basisPoints * 100));
}
