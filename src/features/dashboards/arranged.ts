import type { Ability } from '#contract/ability.ts';
import { type PlacedCard, placedByDefault } from './card-room.ts';
import type { DashboardName, PlacedKey } from './contract.ts';
import { allCards, defaultCards, maySee, usualCards } from './dashboard-cards.ts';

/** What somebody chose of a page: the cards in their order, and those that it has and they do not want. */
export interface Choice {
  cards: readonly PlacedCard[];
  hidden: readonly PlacedKey[];
}

/**
 * The cards of a page as somebody sees them: as they chose, else as the start of all has it, else as usual. A card of the page that nobody
 * had seen when that was chosen stands where it usually does, after the one that it usually follows.
 */
export function arranged(name: DashboardName, chosen: Choice | null, ability: Pick<Ability, 'can'>): PlacedCard[] {
  const usual = chosen ? defaultCards(name) : usualCards(name, ability);
  const cards = [...(chosen?.cards ?? usual.map((card) => placedByDefault(name, card)))];
  const known = new Set([...cards.map(({ card }) => card), ...(chosen?.hidden ?? [])]);
  for (const [at, card] of usual.entries()) {
    if (known.has(card)) continue;
    const before = usual.slice(0, at).findLast((one) => cards.some((placed) => placed.card === one));
    cards.splice(cards.findIndex((placed) => placed.card === before) + 1, 0, placedByDefault(name, card));
  }
  return cards.filter(({ card }) => maySee(card, ability));
}

/** What of all cards, of both pages, somebody may see and has not on this one. */
export function addable(cards: readonly PlacedCard[], ability: Pick<Ability, 'can'>): PlacedKey[] {
  return allCards.filter((card) => maySee(card, ability) && !cards.some((placed) => placed.card === card));
}
