import { type ReactNode, useEffect, useState } from 'react';
import { loadQuietly } from '#web/load-quietly.ts';
import frame from '#web/ui/figure-card.module.css';
import { cardsInSight } from '#web/use-turn.ts';
import type { PlacedCard } from '../../card-room.ts';
import type { DashboardAnswer } from '../dashboard-query.ts';
import { type CardRows, placedRow } from '../placed-row.ts';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './dashboard-page.module.css';

interface Props {
  cards: readonly PlacedCard[];
  /** The page's own. */
  rows: CardRows;
  /** Those of the other page, loaded once one of them stands here. */
  loadMore: () => Promise<CardRows>;
  answer: DashboardAnswer | undefined;
  handleOf?: (placed: PlacedCard) => ReactNode;
}

/** The cards of a dashboard in their order, each with its room. */
export function CardGrid({ cards, rows, loadMore, answer, handleOf }: Props) {
  const [more, setMore] = useState<CardRows>({});
  const isLacking = cards.some(({ card }) => !rows[card] && !more[card]);
  useEffect(() => {
    if (isLacking) loadQuietly(loadMore, setMore);
  }, [isLacking, loadMore]);
  return (
    <div className={`${frame.grid} ${classes.grid}`}>
      {cards.map((placed, at) => {
        const row = rows[placed.card] ?? more[placed.card];
        return (
          <DashboardCard
            key={placed.card}
            row={placedRow(placed, row)}
            answer={row ? answer : undefined}
            isFirst={at < cardsInSight}
            handle={handleOf?.(placed)}
          />
        );
      })}
    </div>
  );
}
