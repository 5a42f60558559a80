import { FiguresBody, GoalBody, OrderCountBody, TimelineBody, TransactionsBody } from '#features/dashboards/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import { LivePage } from '../live/live-page.tsx';
import { liveRow } from '../live/live-row.ts';
import { ActionCards } from './action-cards.tsx';

/** Cards that can be collapsed, read anew, widened and removed. */
export function ActionPage() {
  const { t } = useTranslation();
  return (
    <LivePage name="action-cards" title={t('cards.action')} rows={actionRows}>
      {(live) => <ActionCards live={live} />}
    </LivePage>
  );
}

/** The cards of the page *Actions*, in their order. */
const actionRows = [
  liveRow({ shows: 'figures', size: 'twoThirds', isLow: true, body: FiguresBody }),
  liveRow({ shows: 'ordersBarChart', size: 'third', isLow: true, hasChart: true, body: OrderCountBody }),
  liveRow({ shows: 'goalOverview', size: 'third', body: GoalBody }),
  liveRow({ shows: 'transactions', size: 'third', body: TransactionsBody }),
  liveRow({ shows: 'timeline', size: 'third', body: TimelineBody }),
];
