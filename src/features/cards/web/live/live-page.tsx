import type { ReactNode } from 'react';
import type { CardPageName } from '#features/dashboards/contract.ts';
import { RangePicker, SpanNote } from '#features/dashboards/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import frame from '#web/ui/figure-card.module.css';
import { PageHead } from '#web/ui/page-head.tsx';
import { cardsInSight } from '#web/use-turn.ts';
import { LiveCard } from './live-card.tsx';
import type { LiveRow } from './live-row.ts';
import { type LiveCards, useLiveCards } from './use-live-cards.ts';

interface Props {
  name: CardPageName;
  title: string;
  rows: readonly LiveRow[];
  /** The cards, where they are more than what they show. */
  children?: (live: LiveCards) => ReactNode;
}

/** A page of cards: the days that they look at, and those that the reader may see. */
export function LivePage({ name, title, rows, children }: Props) {
  const { t } = useTranslation();
  usePageTitle(title);
  const live = useLiveCards(name, rows);
  const { data, isError, refetch } = live.query;
  return (
    <div className={frame.page}>
      <PageHead
        title={title}
        note={<SpanNote span={data?.span} today={data?.today} />}
        action={<RangePicker search={live.search} today={data?.today} />}
      />
      {isError && !data ? (
        <ErrorState text={t('cards.failed')} onTryAgain={() => void refetch()} />
      ) : (
        <div className={frame.grid}>
          {children
            ? children(live)
            : live.rows.map((row, at) => <LiveCard key={row.id} row={row} answer={data} isFirst={at < cardsInSight} />)}
        </div>
      )}
    </div>
  );
}
