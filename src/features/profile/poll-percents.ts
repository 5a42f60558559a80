/** Returns whole percentages that add up to 100, giving the remainder to those that lose most by rounding. All 0 without votes. */
export function pollPercents(votes: readonly number[]): number[] {
  const all = votes.reduce((sum, one) => sum + one, 0);
  if (all === 0) return votes.map(() => 0);
  const exact = votes.map((one) => (100 * one) / all);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, one) => sum + one, 0);
  const lossOf = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0);
  const first = new Set([...votes.keys()].sort((a, b) => lossOf(b) - lossOf(a) || a - b).slice(0, left));
  return whole.map((one, index) => one + Number(first.has(index)));
}
