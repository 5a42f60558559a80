/** What is left free between two neighbours when there is room: a power of two, so that it can be halved often. */
export const positionStep = 2 ** 24;

/** A position between two neighbours, of which either may be missing at an end; null when there is no gap left. */
export function positionBetween(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined) return after === undefined ? positionStep : after - positionStep;
  if (after === undefined) return before + positionStep;
  return after - before > 1 ? Math.floor((before + after) / 2) : null;
}
