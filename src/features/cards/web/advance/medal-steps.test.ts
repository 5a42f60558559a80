import { expect, test } from 'vitest';
import { medalSteps } from './medal-steps.ts';

const won = (total: number, before: number) =>
  medalSteps(total, before)
    .filter(({ isWon }) => isWon)
    .map(({ medal }) => medal);

test('bronze is for anything, silver for more than before, gold for a tenth more', () => {
  expect([won(0, 100), won(100, 100), won(101, 100), won(109, 100), won(110, 100)]).toEqual([
    [],
    ['bronze'],
    ['bronze', 'silver'],
    ['bronze', 'silver'],
    ['bronze', 'silver', 'gold'],
  ]);
});

test('where there was nothing before, or less, the first cent wins all', () => {
  expect(won(1, 0)).toEqual(['bronze', 'silver', 'gold']);
  expect(won(1, -500)).toEqual(['bronze', 'silver', 'gold']);
  expect(won(-1, -500)).toEqual([]);
});

test('a medal is won from its amount on', () => {
  for (const before of [0, 1, 99, 1005])
    for (const { medal, fromCents } of medalSteps(0, before)) {
      expect(won(fromCents, before)).toContain(medal);
      expect(won(fromCents - 1, before)).not.toContain(medal);
    }
});
