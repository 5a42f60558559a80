const minute = 60;
const hour = 60 * minute;

/** When it is tried, in seconds after the first try: a day in all, with growing pauses. */
export const triedAtSeconds = [0, 5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 24 * hour] as const;

/** A pause is up to so much longer than it would be, so that what failed together is not tried together. */
const jitter = 0.1;

/**
 * How long to wait after so many failed tries, in milliseconds; null when that was the last one.
 * @param chance from 0 to 1
 */
export function nextPauseMs(tryCount: number, chance = Math.random()): number | null {
  const [last, next] = [triedAtSeconds[tryCount - 1], triedAtSeconds[tryCount]];
  return last === undefined || next === undefined ? null : Math.round((next - last) * 1000 * (1 + jitter * chance));
}
