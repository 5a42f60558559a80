import type { Choice } from '../../arranged.ts';
import { type PlacedCard, placedByDefault, resized } from '../../card-room.ts';
import type { Arrangement, DashboardName, PlacedKey } from '../../contract.ts';

/** What is shown, as it would be chosen. */
export function choiceOf({ cards, hidden }: Pick<Arrangement, 'cards' | 'hidden'>): Choice {
  return { cards, hidden };
}

/** A card at another place, from 0; beyond the ends it is the end. */
export function movedTo({ cards, hidden }: Choice, card: PlacedKey, place: number): Choice {
  const moved = cards.find((placed) => placed.card === card);
  const others = cards.filter((placed) => placed.card !== card);
  return moved ? { cards: others.toSpliced(Math.max(0, place), 0, moved), hidden } : { cards, hidden };
}

/** A card beside another one. */
export function movedBeside(choice: Choice, card: PlacedKey, onto: PlacedKey, edge: 'before' | 'after'): Choice {
  const others = choice.cards.filter((placed) => placed.card !== card);
  return movedTo(choice, card, others.findIndex((placed) => placed.card === onto) + (edge === 'after' ? 1 : 0));
}

export const placeOf = ({ cards }: Choice, card: PlacedKey): number => cards.findIndex((placed) => placed.card === card);

/** A card a step wider or narrower. */
export const resizedCard = (choice: Choice, card: PlacedKey, by: 1 | -1): Choice => withCard(choice, card, (placed) => resized(placed, by));

/** A card two rows high, or one. */
export const heightened = (choice: Choice, card: PlacedKey, isTall: boolean): Choice =>
  withCard(choice, card, (placed) => ({ ...placed, isTall }));

export function without({ cards, hidden }: Choice, card: PlacedKey): Choice {
  return { cards: cards.filter((placed) => placed.card !== card), hidden: [...hidden.filter((one) => one !== card), card] };
}

/** With a card at the end, in the room that it usually has. */
export function withAdded({ cards, hidden }: Choice, name: DashboardName, card: PlacedKey): Choice {
  return { cards: [...cards, placedByDefault(name, card)], hidden: hidden.filter((one) => one !== card) };
}

function withCard({ cards, hidden }: Choice, card: PlacedKey, change: (placed: PlacedCard) => PlacedCard): Choice {
  return { cards: cards.map((placed) => (placed.card === card ? change(placed) : placed)), hidden };
}

/** What a key does to a card that is arranged. */
type KeyStep = { move: 1 | -1 } | { widen: 1 | -1 } | { heighten: boolean } | { hide: true };

/** Arrows move as the screen has it, with Shift they make wider and taller towards the end of the line; Delete hides. */
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
