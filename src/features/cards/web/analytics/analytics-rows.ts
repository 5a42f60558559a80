import { GoalBody, RevenueReportBody, SessionsBody, SupportBody } from '#features/dashboards/web/offers.ts';
import { liveRow } from '../live/live-row.ts';
import { CustomersBody } from './customers-body.tsx';
import { DevicesBody } from './devices-body.tsx';
import { ProductOrdersBody } from './product-orders-body.tsx';
import { RevenueBody } from './revenue-body.tsx';

/** The cards of the page of analytics, in their order. */
export const analyticsRows = [
  liveRow({ shows: 'supportTracker', size: 'half', hasChart: true, body: SupportBody }),
  liveRow({ shows: 'avgSessions', size: 'half', hasChart: true, body: SessionsBody }),
  liveRow({ shows: 'revenueReport', size: 'twoThirds', hasChart: true, body: RevenueReportBody }),
  liveRow({ shows: 'goalOverview', size: 'third', hasChart: true, body: GoalBody }),
  liveRow({ shows: 'revenue', words: 'cards', size: 'twoThirds', hasChart: true, body: RevenueBody }),
  liveRow({ shows: 'productOrders', words: 'cards', size: 'third', hasChart: true, body: ProductOrdersBody }),
  liveRow({ shows: 'sessionsDevice', words: 'cards', size: 'half', body: DevicesBody }),
  liveRow({ shows: 'customers', words: 'cards', size: 'half', hasChart: true, body: CustomersBody }),
];
