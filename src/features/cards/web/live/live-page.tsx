import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ChangeKind } from '#contract/change.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { CardKey, CardPageName, readDashboard } from '#features/dashboards/contract.ts';
import {
  type CardProps,
  cardsFor,
  dashboardKey,
  dashboardQuery,
  HowButton,
  RangePicker,
  readDashboardSearch,
  SpanNote,
} from '#features/dashboards/web/public-api.ts';
import { useAbility } from '#web/ability.ts';
import { onChangedKind } from '#web/change-signals.ts';
import { ShowsTable } from '#web/charts/chart-frame.tsx';
import { ChartMenu } from '#web/charts/chart-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { refetchQueries } from '#web/refetch-queries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import frame from '#web/ui/figure-card.module.css';
import { PageHead } from '#web/ui/page-head.tsx';
import { cardsInSight, useStaggeredRender } from '#web/use-staggered-render.ts';
import classes from './live-page.module.css';

interface Props {
  name: CardPageName;
  title: string;
  rows: readonly LiveRow[];
  /** Custom rendering for pages that are more than a grid of cards. */
  children?: (live: LiveCards) => ReactNode;
}

/** A page of cards: the period filter and the cards the reader can see. */
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

interface LiveCardProps {
  row: LiveRow;
  /** Undefined while loading; the card already reserves its space. */
  answer: AnswerOf<typeof readDashboard> | undefined;
  /** Above the fold when the page opens. */
  isFirst: boolean;
  /** Extra tools at the end of the header. */
  tools?: (card: { title: string; bodyId: string }) => ReactNode;
  isCollapsed?: boolean;
  isWide?: boolean;
  /** Subtitle below the title. */
  note?: ReactNode;
  isBusy?: boolean;
}

/** A card with company figures: title, tools, and content. */
export function LiveCard({ row, answer, isFirst, tools, isCollapsed = false, isWide = false, note, isBusy = false }: LiveCardProps) {
  const { t } = useTranslation();
  const bodyId = useId();
  const card = useRef<HTMLElement>(null);
  const [isTable, showTable] = useState(false);
  const { id, shows, words, size, isLow, hasChart, body: Body } = row;
  const title = words === 'cards' ? t(`cards.card.${id}.title`) : t(`dashboards.card.${shows}.title`);
  const how = words === 'cards' ? t(`cards.card.${id}.how`) : t(`dashboards.card.${shows}.how`);
  const data = answer?.cards[shows];
  const isDrawn = useStaggeredRender(data !== undefined, isFirst);
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

/** Width of a card in the twelve-column grid. */
type LiveSize = 'quarter' | 'third' | 'half' | 'twoThirds' | 'full';

/** Definition of a card with company figures. */
export interface LiveRow<K extends CardKey = CardKey> {
  /** Id where two cards show the same figures; its key otherwise. */
  readonly id: string;
  /** The figures it shows, which also decide who can see it. */
  readonly shows: K;
  /** Namespace of its title and explanation. */
  readonly words: 'dashboards' | 'cards';
  readonly size: LiveSize;
  /** Set for short cards with a figure and a line. */
  readonly isLow?: boolean;
  /** Whether it has a chart to export. */
  readonly hasChart?: boolean;
  readonly body: (props: CardProps<K>) => ReactNode;
}

type Given<K extends CardKey> = Omit<LiveRow<K>, 'id' | 'words'> & Partial<Pick<LiveRow, 'id' | 'words'>>;

/** Defines a card for any card page. Uses the texts of the dashboards by default. */
export function liveRow<K extends CardKey>(row: Given<K>): LiveRow {
  return { id: row.shows, words: 'dashboards', ...row } as unknown as LiveRow;
}

/** Change kinds that the cards are computed from; each invalidates them. */
const watched: ReadonlySet<ChangeKind> = new Set([
  ...(['invoice', 'order', 'client', 'product', 'user', 'email', 'board', 'calendar', 'audit', 'seller'] as const),
  ...(['chat', 'employee', 'profile', 'person'] as const),
]);

export type LiveCards = ReturnType<typeof useLiveCards>;

/** State of a card page: the period from the URL, the cards the reader can see, and their figures. */
function useLiveCards(name: CardPageName, rows: readonly LiveRow[]) {
  const ability = useAbility();
  const queryClient = useQueryClient();
  const search = readDashboardSearch(useSearch({ strict: false }));
  const query = useQuery(dashboardQuery(name, search));
  useEffect(() => onChangedKind((kind) => watched.has(kind) && refetchQueries(queryClient, { queryKey: dashboardKey })), [queryClient]);
  const mayShow = new Set(cardsFor(name, ability));
  return { search, query, rows: rows.filter(({ shows }) => mayShow.has(shows)) };
}
