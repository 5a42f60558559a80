import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ChangeKind } from '#contract/change.ts';
import { useAbility } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { onChangedKind } from '#web/change-signals.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconLayoutGridAdd } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { readAnew } from '#web/read-anew.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import frame from '#web/ui/figure-card.module.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { arranged } from '../../arranged.ts';
import type { PlacedCard } from '../../card-room.ts';
import type { DashboardName } from '../../contract.ts';
import { allCards } from '../../dashboard-cards.ts';
import { dashboardKey, dashboardQuery } from '../dashboard-query.ts';
import { readDashboardSearch } from '../dashboard-search.ts';
import { keepCards, readKeptCards } from '../kept-arrangement.ts';
import type { CardRows } from '../placed-row.ts';
import { useDashboardAddress } from '../use-dashboard-address.ts';
import { CardGrid } from './card-grid.tsx';
import classes from './dashboard-page.module.css';
import { FirstSteps } from './first-steps.tsx';
import { RangePicker } from './range-picker.tsx';
import { SpanNote } from './span-note.tsx';

// Few arrange, and rarely.
const ArrangeMode = lazyPart(() => import('../arrange/arrange-mode.tsx').then(({ ArrangeMode }) => ArrangeMode), { atRest: false });

interface Props {
  name: DashboardName;
  title: string;
  /** What stands over the page where it is not its title. */
  heading?: ReactNode;
  /** The cards that this page usually has, and those of the other one. */
  rows: CardRows;
  loadMore: () => Promise<CardRows>;
}

/** What dashboards are computed from: whatever changes of it is read anew. */
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

/** A dashboard: the days that it looks at, and the cards that the reader may see, as they arranged them. */
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
  useEffect(() => onChangedKind((kind) => watched.has(kind) && readAnew(queryClient, { queryKey: dashboardKey })), [queryClient]);
}
