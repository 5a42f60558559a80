export interface NumberLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Step size; 1 by default. */
  readonly step?: number | undefined;
  /** Number of decimal places; none by default. */
  readonly decimals?: number | undefined;
}

/** Moves a number by some steps within its limits; starts at zero without a number. */
export function stepNumber(
  from: number | null,
  steps: number,
  { min = -Infinity, max = Infinity, step = 1, decimals = 0 }: NumberLimits,
): number {
  // Rounds, so 0.1 + 0.2 is 0.3.
  const next = Number(((from ?? 0) + steps * step).toFixed(decimals));
  return Math.min(max, Math.max(min, next));
}

/** Returns the steps or the limit a key moves to; undefined for other keys. */
export function stepsOfKey(key: string): number | 'min' | 'max' | undefined {
  return ({ ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10, Home: 'min', End: 'max' } as const)[key];
}
