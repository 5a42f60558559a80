import { type ReactNode, useId, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { readDashboard } from '#features/dashboards/contract.ts';
import { HowButton } from '#features/dashboards/web/offers.ts';
import { ShowsTable } from '#web/charts/chart-frame.tsx';
import { ChartMenu } from '#web/charts/chart-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import frame from '#web/ui/figure-card.module.css';
import { useTurn } from '#web/use-turn.ts';
import classes from './live-card.module.css';
import type { LiveRow } from './live-row.ts';

interface Props {
  row: LiveRow;
  /** Undefined while it is on its way: the card has its room already. */
  answer: AnswerOf<typeof readDashboard> | undefined;
  /** In sight when the page opens. */
  isFirst: boolean;
  /** More that can be done with it, at the end of its head. */
  tools?: (card: { title: string; bodyId: string }) => ReactNode;
  isCollapsed?: boolean;
  isWide?: boolean;
  /** A quiet line below its title. */
  note?: ReactNode;
  isBusy?: boolean;
}

/** A card with figures of the company: its title, what can be done with it, and what it shows. */
export function LiveCard({ row, answer, isFirst, tools, isCollapsed = false, isWide = false, note, isBusy = false }: Props) {
  const { t } = useTranslation();
  const bodyId = useId();
  const card = useRef<HTMLElement>(null);
  const [isTable, showTable] = useState(false);
  const { id, shows, words, size, isLow, hasChart, body: Body } = row;
  const title = words === 'cards' ? t(`cards.card.${id}.title`) : t(`dashboards.card.${shows}.title`);
  const how = words === 'cards' ? t(`cards.card.${id}.how`) : t(`dashboards.card.${shows}.how`);
  const data = answer?.cards[shows];
  const isDrawn = useTurn(data !== undefined, isFirst);
  return (
    <section
      ref={card}
      className={`${frame.card} ${classes.card}`}
      data-card={id}
      data-size={isWide ? 'full' : size}
      data-low={isLow || isCollapsed || undefined}
      aria-label={title}
      aria-busy={!isDrawn || isBusy || undefined}
    >
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 className={frame.title}>{title}</h2>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        <div className={frame.tools}>
          <HowButton title={title} text={how} />
          {hasChart && !isCollapsed && (
            <ChartMenu title={title} figure={() => card.current?.querySelector('figure')} isTable={isTable} onTable={showTable} />
          )}
          {tools?.({ title, bodyId })}
        </div>
      </header>
      <div className={`${frame.body} ${classes.body}`} id={bodyId} hidden={isCollapsed}>
        {isDrawn && answer ? (
          <ShowsTable value={isTable}>
            <Body data={data as never} span={answer.span} title={title} />
          </ShowsTable>
        ) : (
          <div className={`${frame.skeleton} ${classes.skeleton}`} />
        )}
      </div>
    </section>
  );
}
