import { keptChoice } from '#web/session-store.ts';
import { columnsOf, type PlacedCard } from '../card-room.ts';
import type { DashboardName } from '../contract.ts';
import { allCards } from '../dashboard-cards.ts';

const kept = { ecommerce: keptChoice('atrium.dashboard.ecommerce'), analytics: keptChoice('atrium.dashboard.analytics') };

/** How the page stood last in this browser, so that it does not move when the answer comes; null where it never did. */
export function readKeptCards(name: DashboardName): PlacedCard[] | null {
  try {
    const cards: unknown = JSON.parse(kept[name].read() || 'null');
    return Array.isArray(cards) && cards.every(isPlaced) ? cards : null;
  } catch {
    // Written by something else: as if there was nothing.
    return null;
  }
}

export function keepCards(name: DashboardName, cards: readonly PlacedCard[]): void {
  kept[name].keep(JSON.stringify(cards));
}

function isPlaced(given: unknown): given is PlacedCard {
  const { card, columns, isTall } = (given ?? {}) as Partial<PlacedCard>;
  return allCards.some((one) => one === card && columnsOf(one).some((fitting) => fitting === columns)) && typeof isTall === 'boolean';
}
