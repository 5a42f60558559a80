import type { ReactNode } from 'react';
import type { PlacedCard } from '../card-room.ts';
import type { Columns } from '../columns-contract.ts';
import type { CardKey, Cards, PlacedKey } from '../contract.ts';
import type { Span } from '../spans.ts';

/** Width of a card in the twelve-column grid. */
type CardSize = 'quarter' | 'third' | 'half' | 'twoThirds' | 'sixth' | 'full';

/** Props of a card's body. */
export interface CardProps<K extends CardKey> {
  data: Cards[K];
  span: Span;
  title: string;
}

/** A card's definition. Its texts are under `dashboards.card.<key>`, its permissions in `dashboard-cards.ts`. */
export interface CardRow<K extends CardKey = CardKey> {
  readonly key: K;
  /** A third by default. */
  readonly size?: CardSize;
  /** Whether it is two rows high. */
  readonly isTall?: boolean;
  /** Whether its chart can be exported. */
  readonly hasChart?: boolean;
  /** Shown while loading, for bodies with their own height. */
  readonly skeleton?: () => ReactNode;
  readonly body: (props: CardProps<K>) => ReactNode;
}

/** Types a card for use in any list of cards. */
export function cardRow<K extends CardKey>(row: CardRow<K>): CardRow {
  return row as unknown as CardRow;
}

/** The cards a page can render. */
export type CardRows = { readonly [K in PlacedKey]?: CardRow };

const sizes: Readonly<Record<Columns, CardSize>> = { 2: 'sixth', 3: 'quarter', 4: 'third', 6: 'half', 8: 'twoThirds', 12: 'full' };

/** A card with the size of its place; its component may still be loading. */
export function placedRow({ card, columns, isTall }: PlacedCard, row: CardRow | undefined): CardRow {
  return { key: card, body: () => null, ...row, size: sizes[columns], isTall };
}
