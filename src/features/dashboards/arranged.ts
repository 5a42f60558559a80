import type { Ability } from '#contract/ability.ts';
import { type PlacedCard, placedByDefault } from './card-room.ts';
import type { DashboardName, PlacedKey } from './contract.ts';
import { allCards, defaultCards, maySee, usualCards } from './dashboard-cards.ts';

/** A person's layout of a page: the cards in order, and those they removed. */
export interface Choice {
  cards: readonly PlacedCard[];
  hidden: readonly PlacedKey[];
}

/**
 * Returns the cards of a page for a person: their own layout, otherwise the company default, otherwise the built-in one. A card added to
 * the product after the layout was saved goes to its default place, after the card it usually follows.
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

/** Cards of both pages that the person can see and that aren't on this one. */
export function addable(cards: readonly PlacedCard[], ability: Pick<Ability, 'can'>): PlacedKey[] {
  return allCards.filter((card) => maySee(card, ability) && !cards.some((placed) => placed.card === card));
}
