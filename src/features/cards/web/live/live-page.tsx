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
import { cardsInSight, useTurn } from '#web/use-turn.ts';
import classes from './live-page.module.css';

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

interface LiveCardProps {
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
export function LiveCard({ row, answer, isFirst, tools, isCollapsed = false, isWide = false, note, isBusy = false }: LiveCardProps) {
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

/** What the cards are computed from: whatever changes of it is read anew. */
const watched: ReadonlySet<ChangeKind> = new Set([
  ...(['invoice', 'order', 'client', 'product', 'user', 'email', 'board', 'calendar', 'audit', 'seller'] as const),
  ...(['chat', 'employee', 'profile', 'person'] as const),
]);

export type LiveCards = ReturnType<typeof useLiveCards>;

/** What a page of cards shows: the days of its address, those of its cards that the reader may see, and their figures. */
function useLiveCards(name: CardPageName, rows: readonly LiveRow[]) {
  const ability = useAbility();
  const queryClient = useQueryClient();
  const search = readDashboardSearch(useSearch({ strict: false }));
  const query = useQuery(dashboardQuery(name, search));
  useEffect(() => onChangedKind((kind) => watched.has(kind) && refetchQueries(queryClient, { queryKey: dashboardKey })), [queryClient]);
  const mayShow = new Set(cardsFor(name, ability));
  return { search, query, rows: rows.filter(({ shows }) => mayShow.has(shows)) };
}
