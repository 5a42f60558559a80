/** What a number may be, and in which steps it goes. */
export interface NumberLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** How far one step goes; 1 unless given. */
  readonly step?: number | undefined;
  /** How many places stand behind the sign; none unless given. */
  readonly decimals?: number | undefined;
}

/** A number some steps on, within its limits; from none it begins at zero. */
export function stepNumber(
  from: number | null,
  steps: number,
  { min = -Infinity, max = Infinity, step = 1, decimals = 0 }: NumberLimits,
): number {
  // 0.1 + 0.2 is 0.3 to whoever counts.
  const next = Number(((from ?? 0) + steps * step).toFixed(decimals));
  return Math.min(max, Math.max(min, next));
}

/** How many steps a key goes, and to which end; undefined for a key that means something else. */
export function stepsOfKey(key: string): number | 'min' | 'max' | undefined {
  return ({ ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10, Home: 'min', End: 'max' } as const)[key];
}
