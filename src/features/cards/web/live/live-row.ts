import type { ReactNode } from 'react';
import type { CardKey } from '#features/dashboards/contract.ts';
import type { CardProps } from '#features/dashboards/web/offers.ts';

/** How much room a card takes of the twelve columns. */
type LiveSize = 'quarter' | 'third' | 'half' | 'twoThirds' | 'full';

/** A card with figures of the company. */
export interface LiveRow<K extends CardKey = CardKey> {
  /** What it is called where two show the same figures, each in its way; its key otherwise. */
  readonly id: string;
  /** Which figures it shows, and so who may see it. */
  readonly shows: K;
  /** Whose words it has: its title and how it is computed. */
  readonly words: 'dashboards' | 'cards';
  readonly size: LiveSize;
  /** Low ones, which are a figure and a line. */
  readonly isLow?: boolean;
  /** Whether there is a chart in it that can be taken along. */
  readonly hasChart?: boolean;
  readonly body: (props: CardProps<K>) => ReactNode;
}

type Given<K extends CardKey> = Omit<LiveRow<K>, 'id' | 'words'> & Partial<Pick<LiveRow, 'id' | 'words'>>;

/** A card that any page of cards takes. With the dashboards' words unless it says otherwise. */
export function liveRow<K extends CardKey>(row: Given<K>): LiveRow {
  return { id: row.shows, words: 'dashboards', ...row } as unknown as LiveRow;
}
