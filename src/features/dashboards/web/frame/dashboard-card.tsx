import { type ReactNode, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ShowsTable } from '#web/charts/chart-frame.tsx';
import { ChartMenu } from '#web/charts/chart-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import frame from '#web/ui/figure-card.module.css';
import { useTurn } from '#web/use-turn.ts';
import type { readDashboard } from '../../contract.ts';
import type { CardRow } from '../card-row.ts';
import classes from './dashboard-card.module.css';
import { HowButton } from './how-button.tsx';

interface Props {
  row: CardRow;
  /** Undefined while it is on its way: the card has its room already. */
  answer: AnswerOf<typeof readDashboard> | undefined;
  /** In sight when the page opens. */
  isFirst: boolean;
  /** While the page is arranged: by what the card is taken. Nothing else of it can be touched then. */
  handle?: ReactNode;
}

/** A card of a dashboard: its title, what can be done with it, and what it shows. */
export function DashboardCard({ row, answer, isFirst, handle }: Props) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const [isTable, showTable] = useState(false);
  const { key, size = 'third', isTall = false, hasChart, skeleton: Skeleton, body: Body } = row;
  const data = answer?.cards[key];
  // Nobody is congratulated on nothing.
  const title = key === 'sales' && !answer?.cards.sales?.medal ? t('dashboards.invoiced') : t(`dashboards.card.${key}.title`);
  const isDrawn = useTurn(data !== undefined, isFirst);
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
