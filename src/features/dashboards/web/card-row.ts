import type { ReactNode } from 'react';
import type { PlacedCard } from '../card-room.ts';
import type { Columns } from '../columns-contract.ts';
import type { CardKey, Cards, PlacedKey } from '../contract.ts';
import type { Span } from '../spans.ts';

/** How much room a card takes of the twelve columns, and of rows. */
type CardSize = 'quarter' | 'third' | 'half' | 'twoThirds' | 'sixth' | 'full';

/** What a card is given to draw. */
export interface CardProps<K extends CardKey> {
  data: Cards[K];
  span: Span;
  title: string;
}

/** A card, as a dashboard knows it: its texts stand under `dashboards.card.<key>`, and who may see it in `dashboard-cards.ts`. */
export interface CardRow<K extends CardKey = CardKey> {
  readonly key: K;
  /** A third where nothing is said. */
  readonly size?: CardSize;
  /** Two rows high. */
  readonly isTall?: boolean;
  /** Whether there is a chart in it that can be taken along. */
  readonly hasChart?: boolean;
  /** What stands there until it is read, where that has a height of its own. */
  readonly skeleton?: () => ReactNode;
  readonly body: (props: CardProps<K>) => ReactNode;
}

/** A card that any list of cards takes. */
export function cardRow<K extends CardKey>(row: CardRow<K>): CardRow {
  return row as unknown as CardRow;
}

/** The cards that a page can draw. */
export type CardRows = { readonly [K in PlacedKey]?: CardRow };

const sizes: Readonly<Record<Columns, CardSize>> = { 2: 'sixth', 3: 'quarter', 4: 'third', 6: 'half', 8: 'twoThirds', 12: 'full' };

/** A card with the room of its place; what draws it may still be on its way. */
export function placedRow({ card, columns, isTall }: PlacedCard, row: CardRow | undefined): CardRow {
  return { key: card, body: () => null, ...row, size: sizes[columns], isTall };
}
