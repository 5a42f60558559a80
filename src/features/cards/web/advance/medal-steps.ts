/** A medal and the amount from which it is won. */
interface MedalStep {
  medal: 'bronze' | 'silver' | 'gold';
  fromCents: number;
  isWon: boolean;
}

/** Returns the thresholds relative to the previous period: anything above zero, more than before, ten percent more. */
export function medalSteps(totalCents: number, beforeCents: number): MedalStep[] {
  const before = Math.max(0, beforeCents);
  return [
    { medal: 'bronze', fromCents: 1, isWon: totalCents > 0 },
    { medal: 'silver', fromCents: before + 1, isWon: totalCents > before },
    {
      medal: 'gold',
      fromCents: Math.max(before + 1, Math.ceil((before * 11) / 10)),
      isWon: totalCents > before && totalCents * 10 >= before * 11,
    },
  ];
}
