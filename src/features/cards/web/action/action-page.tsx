import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readDashboard } from '#features/dashboards/contract.ts';
import {
  dashboardInput,
  dashboardQuery,
  FiguresBody,
  GoalBody,
  OrderCountBody,
  TimelineBody,
  TransactionsBody,
} from '#features/dashboards/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { readerFormat } from '#web/dates/format-date.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowsMaximize, IconArrowsMinimize, IconChevronDown, IconChevronUp, IconLayoutGrid, IconRefresh, IconX } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { LiveCard, type LiveCards, LivePage, type LiveRow, liveRow } from '../live/live-page.tsx';
import classes from './action-page.module.css';
import { nextAfter, untouched, withCard } from './card-states.ts';

/** Cards that can be collapsed, refreshed, widened, and removed. */
export function ActionPage() {
  const { t } = useTranslation();
  return (
    <LivePage name="action-cards" title={t('cards.action')} rows={actionRows}>
      {(live) => <ActionCards live={live} />}
    </LivePage>
  );
}

/** Cards of the *Actions* page, in order. */
const actionRows = [
  liveRow({ shows: 'figures', size: 'twoThirds', isLow: true, body: FiguresBody }),
  liveRow({ shows: 'ordersBarChart', size: 'third', isLow: true, hasChart: true, body: OrderCountBody }),
  liveRow({ shows: 'goalOverview', size: 'third', body: GoalBody }),
  liveRow({ shows: 'transactions', size: 'third', body: TransactionsBody }),
  liveRow({ shows: 'timeline', size: 'third', body: TimelineBody }),
];

/** The cards of the page with their tools. Changes last while the page is open. */
function ActionCards({ live }: { live: LiveCards }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [states, setStates] = useState(untouched);
  const { reload, underWay, readAt } = useReload(live);
  const rows = live.rows.filter(({ id }) => !states.removed.has(id));
  const set = (which: keyof typeof states, id: string, isIn: boolean) => setStates((now) => withCard(now, which, id, isIn));
  const focusOn = (id: string | undefined) =>
    requestAnimationFrame(() => {
      const card = id === undefined ? undefined : place.current?.querySelector(`[data-card="${id}"]`);
      (card ?? place.current)?.querySelector('button')?.focus();
    });
  const remove = (id: string, title: string) => {
    const ids = rows.map((row) => row.id);
    set('removed', id, true);
    focusOn(nextAfter(ids, id));
    const run = () => {
      set('removed', id, false);
      focusOn(id);
    };
    toast({ message: t('cards.actions.removed', { title }), action: { label: t('common.undo'), run, isUndo: true } });
  };
  return (
    <div ref={place} className={classes.place}>
      {rows.map((row) => {
        const isCollapsed = states.collapsed.has(row.id);
        const isWide = states.wide.has(row.id);
        return (
          <LiveCard
            isFirst
            key={row.id}
            row={row}
            answer={live.query.data}
            isCollapsed={isCollapsed}
            isWide={isWide}
            isBusy={underWay.has(row.id)}
            note={<ReadAt at={readAt(row.id)} />}
            tools={({ title, bodyId }) => (
              <CardTools
                title={title}
                bodyId={bodyId}
                isCollapsed={isCollapsed}
                isWide={isWide}
                isBusy={underWay.has(row.id)}
                onCollapse={() => set('collapsed', row.id, !isCollapsed)}
                onWiden={() => set('wide', row.id, !isWide)}
                onReload={() => void reload(row, title)}
                onRemove={() => remove(row.id, title)}
              />
            )}
          />
        );
      })}
      {states.removed.size > 0 && (
        <div className={classes.back}>
          <p>{t('cards.actions.gone', { count: states.removed.size })}</p>
          <Button look="outline" onClick={() => setStates((now) => ({ ...now, removed: new Set() }))}>
            <IconLayoutGrid size={18} />
            {t('cards.actions.back')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Props {
  title: string;
  /** Id of the element it collapses. */
  bodyId: string;
  isCollapsed: boolean;
  isWide: boolean;
  isBusy: boolean;
  onCollapse: () => void;
  onWiden: () => void;
  onReload: () => void;
  onRemove: () => void;
}

/** Toolbar of a card. */
function CardTools({ title, bodyId, isCollapsed, isWide, isBusy, onCollapse, onWiden, onReload, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        label={t('cards.actions.collapse', { title })}
        aria-expanded={!isCollapsed}
        aria-controls={bodyId}
        className={classes.collapse}
        onClick={onCollapse}
      >
        {isCollapsed ? <IconChevronDown size={18} /> : <IconChevronUp size={18} />}
      </IconButton>
      <IconButton label={t('cards.actions.reload', { title })} aria-disabled={isBusy || undefined} onClick={() => isBusy || onReload()}>
        <IconRefresh size={18} className={isBusy ? classes.turning : undefined} />
      </IconButton>
      <IconButton label={t('cards.actions.widen', { title })} aria-pressed={isWide} className={classes.widen} onClick={onWiden}>
        {isWide ? <IconArrowsMinimize size={18} /> : <IconArrowsMaximize size={18} />}
      </IconButton>
      <IconButton label={t('cards.actions.remove', { title })} onClick={onRemove}>
        <IconX size={18} />
      </IconButton>
    </>
  );
}

/** Shows when a card was last refreshed, to the second; nothing before that. @param at in milliseconds */
function ReadAt({ at }: { at: number }) {
  const { t, i18n } = useTranslation();
  if (at === 0) return null;
  const moment = new Date(at);
  const time = readerFormat(i18n.language, { timeStyle: 'medium' }).format(moment);
  return <time dateTime={moment.toISOString()}>{t('cards.actions.readAt', { time })}</time>;
}

const name = 'action-cards';

/** Refreshes a single card and tracks when each was last refreshed. */
function useReload({ search, query }: Pick<LiveCards, 'search' | 'query'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const [read, setRead] = useState<ReadonlyMap<string, number>>(new Map());
  // With two requests in flight for different periods, only the latest response applies.
  const asked = useRef(search);
  asked.current = search;
  const set = (id: string, isIn: boolean) => setUnderWay((now) => new Set(isIn ? [...now, id] : [...now].filter((other) => other !== id)));

  const reload = ({ id, shows }: LiveRow, title: string) =>
    attempt(t('cards.actions.reloadFailed', { title }), async () => {
      const days = asked.current;
      set(id, true);
      try {
        const fresh = await call(readDashboard, { query: { ...dashboardInput(name, days, readerZone()).query, card: shows } });
        queryClient.setQueryData(
          dashboardQuery(name, days).queryKey,
          (known) => known && { ...known, cards: { ...known.cards, ...fresh.cards } },
          {
            // The other cards keep their age.
            updatedAt: queryClient.getQueryState(dashboardQuery(name, days).queryKey)?.dataUpdatedAt ?? 0,
          },
        );
        setRead((now) => new Map(now).set(id, Date.now()));
      } finally {
        set(id, false);
      }
    });

  const readAt = (id: string) => Math.max(query.dataUpdatedAt, read.get(id) ?? 0);
  return { reload, underWay, readAt };
}
