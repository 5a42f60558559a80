import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ShowsTable } from '#web/charts/chart-frame.tsx';
import { ChartMenu } from '#web/charts/chart-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { loadQuietly } from '#web/load-quietly.ts';
import frame from '#web/ui/figure-card.module.css';
import { cardsInSight, useStaggeredRender } from '#web/use-staggered-render.ts';
import type { PlacedCard } from '../../card-room.ts';
import type { readDashboard } from '../../contract.ts';
import { type CardRow, type CardRows, placedRow } from '../card-row.ts';
import type { DashboardAnswer } from '../dashboard-query.ts';
import classes from './card-grid.module.css';
import page from './dashboard-page.module.css';
import { HowButton } from './how-button.tsx';

interface Props {
  cards: readonly PlacedCard[];
  /** This page's default cards. */
  rows: CardRows;
  /** Loads the other page's cards once one of them is placed here. */
  loadMore: () => Promise<CardRows>;
  answer: DashboardAnswer | undefined;
  handleOf?: (placed: PlacedCard) => ReactNode;
}

export function CardGrid({ cards, rows, loadMore, answer, handleOf }: Props) {
  const [more, setMore] = useState<CardRows>({});
  const isLacking = cards.some(({ card }) => !rows[card] && !more[card]);
  useEffect(() => {
    if (isLacking) loadQuietly(loadMore, setMore);
  }, [isLacking, loadMore]);
  return (
    <div className={`${frame.grid} ${page.grid}`}>
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

interface DashboardCardProps {
  row: CardRow;
  /** Undefined while loading; the card already has its size. */
  answer: AnswerOf<typeof readDashboard> | undefined;
  /** Visible when the page opens. */
  isFirst: boolean;
  /** Drag handle in arrange mode, while the rest of the card is inert. */
  handle?: ReactNode;
}

function DashboardCard({ row, answer, isFirst, handle }: DashboardCardProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const [isTable, showTable] = useState(false);
  const { key, size = 'third', isTall = false, hasChart, skeleton: Skeleton, body: Body } = row;
  const data = answer?.cards[key];
  // Without a medal, the title doesn't congratulate.
  const title = key === 'sales' && !answer?.cards.sales?.medal ? t('dashboards.invoiced') : t(`dashboards.card.${key}.title`);
  const isDrawn = useStaggeredRender(data !== undefined, isFirst);
  return (
    <section
      ref={card}
      className={`${frame.card} ${classes.card}`}
      data-card={key}
      data-size={size}
      data-tall={isTall || undefined}
      data-held={handle ? '' : undefined}
      aria-label={title}
      aria-busy={!isDrawn || undefined}
    >
      <header className={classes.head}>
        {handle}
        <h2 className={`${frame.title} ${classes.title}`}>{title}</h2>
        <div className={`${frame.tools} ${classes.tools}`} inert={Boolean(handle)}>
          <HowButton title={title} text={t(`dashboards.card.${key}.how`)} />
          {hasChart && (
            <ChartMenu title={title} figure={() => card.current?.querySelector('figure')} isTable={isTable} onTable={showTable} />
          )}
        </div>
      </header>
      <div className={`${frame.body} ${classes.body}`} inert={Boolean(handle)}>
        {isDrawn && answer ? (
          <ShowsTable value={isTable}>
            <Body data={data as never} span={answer.span} title={title} />
          </ShowsTable>
        ) : Skeleton ? (
          <Skeleton />
        ) : (
          <div className={frame.skeleton} />
        )}
      </div>
    </section>
  );
}
