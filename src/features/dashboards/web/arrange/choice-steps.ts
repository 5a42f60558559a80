import type { Choice } from '../../arranged.ts';
import { type PlacedCard, placedByDefault, resized } from '../../card-room.ts';
import type { Arrangement, DashboardName, PlacedKey } from '../../contract.ts';

/** Converts the layout shown to one that can be saved. */
export function choiceOf({ cards, hidden }: Pick<Arrangement, 'cards' | 'hidden'>): Choice {
  return { cards, hidden };
}

/** Moves a card to an index from 0, clamped to the ends. */
export function movedTo({ cards, hidden }: Choice, card: PlacedKey, place: number): Choice {
  const moved = cards.find((placed) => placed.card === card);
  const others = cards.filter((placed) => placed.card !== card);
  return moved ? { cards: others.toSpliced(Math.max(0, place), 0, moved), hidden } : { cards, hidden };
}

/** Moves a card before or after another. */
export function movedBeside(choice: Choice, card: PlacedKey, onto: PlacedKey, edge: 'before' | 'after'): Choice {
  const others = choice.cards.filter((placed) => placed.card !== card);
  return movedTo(choice, card, others.findIndex((placed) => placed.card === onto) + (edge === 'after' ? 1 : 0));
}

export const placeOf = ({ cards }: Choice, card: PlacedKey): number => cards.findIndex((placed) => placed.card === card);

export const resizedCard = (choice: Choice, card: PlacedKey, by: 1 | -1): Choice => withCard(choice, card, (placed) => resized(placed, by));

/** Makes a card two rows high, or one. */
export const heightened = (choice: Choice, card: PlacedKey, isTall: boolean): Choice =>
  withCard(choice, card, (placed) => ({ ...placed, isTall }));

export function without({ cards, hidden }: Choice, card: PlacedKey): Choice {
  return { cards: cards.filter((placed) => placed.card !== card), hidden: [...hidden.filter((one) => one !== card), card] };
}

/** Adds a card at the end with its default size. */
export function withAdded({ cards, hidden }: Choice, name: DashboardName, card: PlacedKey): Choice {
  return { cards: [...cards, placedByDefault(name, card)], hidden: hidden.filter((one) => one !== card) };
}

function withCard({ cards, hidden }: Choice, card: PlacedKey, change: (placed: PlacedCard) => PlacedCard): Choice {
  return { cards: cards.map((placed) => (placed.card === card ? change(placed) : placed)), hidden };
}

/** Effect of a key on a card in arrange mode. */
type KeyStep = { move: 1 | -1 } | { widen: 1 | -1 } | { heighten: boolean } | { hide: true };

/** Arrows move in reading direction; with Shift they resize, the forward arrow making it wider; Delete hides. */
export function keyStep({ key, shiftKey }: { key: string; shiftKey: boolean }, isRightToLeft: boolean): KeyStep | undefined {
  const ahead = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Delete') return { hide: true };
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const by = key === ahead ? 1 : -1;
    return shiftKey ? { widen: by } : { move: by };
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  if (shiftKey) return { heighten: key === 'ArrowDown' };
  return { move: key === 'ArrowDown' ? 1 : -1 };
}
