import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readFirstSteps } from '#features/first-steps/server/offers.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import type { CardKey, Cards, readDashboard as contract } from '../contract.ts';
import { cardsFor, isDashboard } from '../dashboard-cards.ts';
import { cardReaders } from './card-readers.ts';
import { readArrangement } from './read-arrangement.ts';
import { type Reading, readingOf } from './reading.ts';

/** How a dashboard is arranged for the caller, and what its cards show, in one answer; a card that is not on it costs nothing. */
export async function readDashboard({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return withBatchedScope(scope, async (bound) => {
    const { name, card: asked, year } = query;
    const [reading, arrangement, firstSteps] = await Promise.all([
      readingOf(query, bound),
      isDashboard(name) ? readArrangement(name, bound) : undefined,
      name === 'ecommerce' && !asked ? readFirstSteps(bound) : null,
    ]);
    const cards: Partial<Cards> = {};
    const placed = arrangement?.cards.map(({ card }) => card) ?? cardsFor(name, scope.ability);
    const shown = asked ? placed.filter((one) => one === asked) : placed;
    await Promise.all(shown.map((card) => readInto(cards, card, reading, year)));
    return { span: reading.span, today: reading.today, ...(arrangement && { arrangement }), ...(firstSteps && { firstSteps }), cards };
  });
}

async function readInto<K extends CardKey>(
  cards: Partial<Pick<Cards, K>>,
  key: K,
  reading: Reading,
  year: number | undefined,
): Promise<void> {
  cards[key] = await cardReaders[key](reading, year);
}
