import { expect, test } from 'vitest';
import { medalSteps } from './medal-steps.ts';

const won = (total: number, before: number) =>
  medalSteps(total, before)
    .filter(({ isWon }) => isWon)
    .map(({ medal }) => medal);

test('gives bronze for anything, silver for more than before, gold for ten percent more', () => {
  expect([won(0, 100), won(100, 100), won(101, 100), won(109, 100), won(110, 100)]).toEqual([
    [],
    ['bronze'],
    ['bronze', 'silver'],
    ['bronze', 'silver'],
    ['bronze', 'silver', 'gold'],
  ]);
});

test('gives all three for the first cent after a period with nothing or less', () => {
  expect(won(1, 0)).toEqual(['bronze', 'silver', 'gold']);
  expect(won(1, -500)).toEqual(['bronze', 'silver', 'gold']);
  expect(won(-1, -500)).toEqual([]);
});

test('wins a medal once its amount is reached', () => {
  for (const before of [0, 1, 99, 1005])
    for (const { medal, fromCents } of medalSteps(0, before)) {
      expect(won(fromCents, before)).toContain(medal);
      expect(won(fromCents - 1, before)).not.toContain(medal);
    }
});
