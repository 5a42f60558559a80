import type { PlacedCard } from '../card-room.ts';
import type { Columns } from '../columns-contract.ts';
import type { PlacedKey } from '../contract.ts';
import type { CardRow, CardSize } from './card-row.ts';

/** The cards that a page can draw. */
export type CardRows = { readonly [K in PlacedKey]?: CardRow };

const sizes: Readonly<Record<Columns, CardSize>> = { 2: 'sixth', 3: 'quarter', 4: 'third', 6: 'half', 8: 'twoThirds', 12: 'full' };

/** A card with the room of its place; what draws it may still be on its way. */
export function placedRow({ card, columns, isTall }: PlacedCard, row: CardRow | undefined): CardRow {
  return { key: card, body: () => null, ...row, size: sizes[columns], isTall };
}
