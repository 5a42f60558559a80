import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { CardKey, Cards, readDashboard as contract } from '../contract.ts';
import { cardsFor, isDashboard } from '../dashboard-cards.ts';
import { cardReaders } from './card-readers.ts';
import { readArrangement } from './read-arrangement.ts';
import { type Reading, readingOf } from './reading.ts';

/** How a dashboard is arranged for the caller, and what its cards show, in one answer; a card that is not on it costs nothing. */
export async function readDashboard({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const reading = await readingOf(query, scope);
  const cards: Partial<Cards> = {};
  const { name, card: asked } = query;
  const arrangement = isDashboard(name) ? await readArrangement(name, scope) : undefined;
  const shown = arrangement?.cards.map(({ card }) => card) ?? cardsFor(name, scope.ability);
  for (const card of asked ? shown.filter((one) => one === asked) : shown) await readInto(cards, card, reading, query.year);
  return { span: reading.span, today: reading.today, ...(arrangement && { arrangement }), cards };
}

async function readInto<K extends CardKey>(
  cards: Partial<Pick<Cards, K>>,
  key: K,
  reading: Reading,
  year: number | undefined,
): Promise<void> {
  cards[key] = await cardReaders[key](reading, year);
}
