import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ChangeKind } from '#contract/change.ts';
import type { FirstStep } from '#contract/first-step.ts';
import { dismissFirstSteps } from '#features/first-steps/contract.ts';
import { useAbility } from '#web/ability.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { call } from '#web/api-client.ts';
import { onChangedKind } from '#web/change-signals.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconLayoutGridAdd } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { refetchQueries } from '#web/refetch-queries.ts';
import { savedChoice } from '#web/session-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import frame from '#web/ui/figure-card.module.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { arranged } from '../../arranged.ts';
import { columnsOf, type PlacedCard } from '../../card-room.ts';
import type { DashboardName } from '../../contract.ts';
import { allCards } from '../../dashboard-cards.ts';
import type { CardRows } from '../card-row.ts';
import { type DashboardAnswer, dashboardKey, dashboardQuery } from '../dashboard-query.ts';
import { readDashboardSearch } from '../dashboard-search.ts';
import { CardGrid } from './card-grid.tsx';
import classes from './dashboard-page.module.css';
import { RangePicker, useDashboardAddress } from './range-picker.tsx';
import { SpanNote } from './span-note.tsx';

// Lazy because arranging is rare.
const ArrangeMode = lazyPart(() => import('../arrange/arrange-mode.tsx').then(({ ArrangeMode }) => ArrangeMode), {
  prefetchWhenIdle: false,
});

interface Props {
  name: DashboardName;
  title: string;
  /** Replaces the title as the page's heading. */
  heading?: ReactNode;
  /** This page's default cards, and a loader for the other page's. */
  rows: CardRows;
  loadMore: () => Promise<CardRows>;
}

/** Kinds of changes that affect dashboards; each triggers a refetch. */
const watched: ReadonlySet<ChangeKind> = new Set([
  'invoice',
  'order',
  'todo',
  'view',
  'client',
  'product',
  'user',
  'email',
  'board',
  'calendar',
  'audit',
  'seller',
]);

/** A dashboard: the period picker and the cards the reader can see, in their layout. */
export function DashboardPage({ name, title, heading, rows, loadMore }: Props) {
  const { t } = useTranslation();
  usePageTitle(title);
  const ability = useAbility();
  const { choose } = useDashboardAddress();
  const search = readDashboardSearch(useSearch({ strict: false }));
  const query = dashboardQuery(name, search);
  const { data: answer, isError, refetch } = useQuery(query);
  const data = useShown(query, answer);
  useReadAnew();
  const [kept] = useState(() => readKeptCards(name));
  const cards = data?.arrangement?.cards ?? arranged(name, kept && { cards: kept, hidden: allCards }, ability);
  useEffect(() => {
    if (data?.arrangement) keepCards(name, data.arrangement.cards);
  }, [name, data]);
  const grid = (handleOf?: (placed: PlacedCard) => ReactNode) => (
    <CardGrid cards={cards} rows={rows} loadMore={loadMore} answer={data} {...(handleOf && { handleOf })} />
  );
  const setMode = (mode: 'on' | 'add' | undefined) => choose({ arrange: mode ?? '' });
  return (
    <div className={frame.page}>
      <PageHead
        title={heading ?? title}
        note={<SpanNote span={data?.span} today={data?.today} />}
        action={<RangePicker search={search} today={data?.today} />}
        corner={
          <IconButton
            label={t('dashboards.arrange.title')}
            className={classes.arrange}
            aria-pressed={search.arrange !== ''}
            onPointerEnter={() => void ArrangeMode.preload()}
            onClick={() => setMode(search.arrange ? undefined : 'on')}
          >
            <IconLayoutGridAdd size={18} />
          </IconButton>
        }
      />
      {data?.firstSteps && <FirstSteps steps={data.firstSteps} />}
      {isError && !data ? (
        <ErrorState text={t('dashboards.failed')} onTryAgain={() => void refetch()} />
      ) : search.arrange && data?.arrangement ? (
        <Suspense fallback={grid()}>
          <ArrangeMode name={name} arrangement={data.arrangement} isAdding={search.arrange === 'add'} onMode={setMode} grid={grid} />
        </Suspense>
      ) : (
        grid()
      )}
    </div>
  );
}

function useReadAnew(): void {
  const queryClient = useQueryClient();
  useEffect(() => onChangedKind((kind) => watched.has(kind) && refetchQueries(queryClient, { queryKey: dashboardKey })), [queryClient]);
}

// Lazy because most people have completed it.
const FirstStepsCard = lazyPart(() => import('#features/first-steps/web/public-api.ts').then(({ FirstStepsCard }) => FirstStepsCard), {
  prefetchWhenIdle: false,
});

type Pages = { page: ViewOf<ReturnType<typeof dashboardQuery>> };

const words: ActionWords = { failed: (t) => t('firstSteps.failed') };

function withoutSteps({ firstSteps: _hidden, ...page }: DashboardAnswer): DashboardAnswer {
  return page;
}

/** The checklist above the cards, until done or dismissed. */
function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<Pages>('dashboard', words);
  const put = (isDismissed: boolean) =>
    show({
      rows: ['first-steps'],
      ...(isDismissed && { look: { page: withoutSteps } }),
      send: () => call(dismissFirstSteps, { body: { isDismissed } }),
    });
  const dismiss = async () => {
    if (await attempt(() => put(true))) offerUndo(t('firstSteps.dismissed'), () => put(false));
  };
  return (
    <Suspense fallback={null}>
      <FirstStepsCard steps={steps} onDismiss={() => void dismiss()} />
    </Suspense>
  );
}

const savedArrangements = { ecommerce: savedChoice('atrium.dashboard.ecommerce'), analytics: savedChoice('atrium.dashboard.analytics') };

/** The last layout shown in this browser, to avoid layout shift while loading; null if there is none. */
function readKeptCards(name: DashboardName): PlacedCard[] | null {
  try {
    const cards: unknown = JSON.parse(savedArrangements[name].read() || 'null');
    return Array.isArray(cards) && cards.every(isPlaced) ? cards : null;
  } catch {
    // Invalid data is treated as absent.
    return null;
  }
}

function keepCards(name: DashboardName, cards: readonly PlacedCard[]): void {
  savedArrangements[name].keep(JSON.stringify(cards));
}

function isPlaced(given: unknown): given is PlacedCard {
  const { card, columns, isTall } = (given ?? {}) as Partial<PlacedCard>;
  return allCards.some((one) => one === card && columnsOf(one).some((fitting) => fitting === columns)) && typeof isTall === 'boolean';
}
