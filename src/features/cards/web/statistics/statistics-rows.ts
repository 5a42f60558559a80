import { OrderCountBody, OrderTotalBody, ProfitBody, SubscribersBody } from '#features/dashboards/web/offers.ts';
import { liveRow } from '../live/live-row.ts';
import { ActiveUsersBody } from './active-users-body.tsx';
import { NewsletterBody } from './newsletter-body.tsx';
import { RevenueGeneratedBody } from './revenue-generated-body.tsx';
import { SalesCountBody } from './sales-count-body.tsx';
import { SiteTrafficBody } from './site-traffic-body.tsx';

const own = { words: 'cards', isLow: true, hasChart: true } as const;

/** The cards of the page of statistics, in their order. */
export const statisticsRows = [
  liveRow({ shows: 'ordersBarChart', size: 'third', isLow: true, hasChart: true, body: OrderCountBody }),
  liveRow({ shows: 'profitLineChart', size: 'third', isLow: true, hasChart: true, body: ProfitBody }),
  liveRow({ shows: 'subscribers', size: 'third', isLow: true, hasChart: true, body: SubscribersBody }),
  liveRow({ shows: 'revenueGenerated', size: 'third', ...own, body: RevenueGeneratedBody }),
  liveRow({ shows: 'salesCount', size: 'third', ...own, body: SalesCountBody }),
  liveRow({ shows: 'ordersReceived', size: 'third', isLow: true, hasChart: true, body: OrderTotalBody }),
  liveRow({ shows: 'siteTraffic', size: 'third', ...own, body: SiteTrafficBody }),
  liveRow({ shows: 'activeUsers', size: 'third', ...own, body: ActiveUsersBody }),
  liveRow({ shows: 'newsletter', size: 'third', ...own, body: NewsletterBody }),
];
