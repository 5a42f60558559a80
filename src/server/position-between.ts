/** The initial gap between neighbors: a power of two, so that it can be halved many times. */
export const positionStep = 2 ** 24;

/** Returns a position between two neighbors, either of which may be missing at an end; null if there is no gap left. */
export function positionBetween(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined) return after === undefined ? positionStep : after - positionStep;
  if (after === undefined) return before + positionStep;
  return after - before > 1 ? Math.floor((before + after) / 2) : null;
}
