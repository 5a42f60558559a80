import { FiguresBody, GoalBody, OrderCountBody, TimelineBody, TransactionsBody } from '#features/dashboards/web/offers.ts';
import { liveRow } from '../live/live-row.ts';

/** The cards of the page *Actions*, in their order. */
export const actionRows = [
  liveRow({ shows: 'figures', size: 'twoThirds', isLow: true, body: FiguresBody }),
  liveRow({ shows: 'ordersBarChart', size: 'third', isLow: true, hasChart: true, body: OrderCountBody }),
  liveRow({ shows: 'goalOverview', size: 'third', body: GoalBody }),
  liveRow({ shows: 'transactions', size: 'third', body: TransactionsBody }),
  liveRow({ shows: 'timeline', size: 'third', body: TimelineBody }),
];
