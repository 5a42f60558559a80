import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readFirstSteps } from '#features/first-steps/server/public-api.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import type { CardKey, Cards, readDashboard as contract } from '../contract.ts';
import { cardsFor, isDashboard } from '../dashboard-cards.ts';
import { readArrangement } from './arrangement.ts';
import { readAppDesign, readEmployeeTasks, readProject } from './board-cards.ts';
import { readBusiness, readCompanies, readCustomers } from './client-cards.ts';
import { readFigures, readPosts, readSubscribers } from './count-cards.ts';
import {
  readEarnings,
  readProfit,
  readRevenue,
  readRevenueGenerated,
  readRevenueReport,
  readSales,
  readSalesCard,
  readSalesRadar,
} from './invoice-cards.ts';
import { readNewestInvoices, readPayment, readTimeline, readTransactions } from './invoice-lists.ts';
import { readGoalOverview, readOrdersBarChart, readOrdersReceived, readProductOrders } from './order-cards.ts';
import { readMeetup, readNewestChat, readOwnProfile, readSupportTracker } from './own-cards.ts';
import { createCardContext, type Reading } from './reading.ts';
import { readNewsletter, readSiteTraffic } from './recorded-metrics.ts';
import { readActiveUsers, readAvgSessions, readBrowserStates, readSessionsDevice } from './sign-in-cards.ts';
import { readToday } from './today.ts';

/** Returns a dashboard's layout for the caller and the data of its cards in one response; cards not on it aren't computed. */
export async function readDashboard({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return withBatchedScope(scope, async (bound) => {
    const { name, card: asked, year } = query;
    const [reading, arrangement, firstSteps] = await Promise.all([
      createCardContext(query, bound),
      isDashboard(name) ? readArrangement(name, bound) : undefined,
      name === 'ecommerce' && !asked ? readFirstSteps(bound) : null,
    ]);
    const cards: Partial<Cards> = {};
    const placed = arrangement?.cards.map(({ card }) => card) ?? cardsFor(name, scope.ability);
    const shown = asked ? placed.filter((one) => one === asked) : placed;
    await Promise.all(shown.map((card) => readInto(cards, card, reading, year)));
    return { span: reading.span, today: reading.today, ...(arrangement && { arrangement }), ...(firstSteps && { firstSteps }), cards };
  });
}

async function readInto<K extends CardKey>(
  cards: Partial<Pick<Cards, K>>,
  key: K,
  reading: Reading,
  year: number | undefined,
): Promise<void> {
  cards[key] = await cardReaders[key](reading, year);
}

type Readers = { readonly [K in CardKey]: (reading: Reading, year: number | undefined) => Promise<Cards[K]> };

/** Reads each card's data, by key. */
const cardReaders: Readers = {
  today: readToday,
  sales: readSalesCard,
  figures: readFigures,
  ordersBarChart: readOrdersBarChart,
  profitLineChart: readProfit,
  earnings: readEarnings,
  revenueReport: readRevenueReport,
  companies: readCompanies,
  meetup: readMeetup,
  browserStates: readBrowserStates,
  goalOverview: readGoalOverview,
  transactions: readTransactions,
  subscribers: readSubscribers,
  ordersReceived: readOrdersReceived,
  avgSessions: readAvgSessions,
  supportTracker: readSupportTracker,
  timeline: readTimeline,
  salesRadar: readSalesRadar,
  project: readProject,
  newestInvoices: readNewestInvoices,
  revenueGenerated: readRevenueGenerated,
  salesCount: readSales,
  siteTraffic: readSiteTraffic,
  activeUsers: readActiveUsers,
  newsletter: readNewsletter,
  revenue: readRevenue,
  productOrders: readProductOrders,
  sessionsDevice: readSessionsDevice,
  customers: readCustomers,
  newestChat: readNewestChat,
  appDesign: readAppDesign,
  business: readBusiness,
  employeeTasks: readEmployeeTasks,
  posts: readPosts,
  payment: readPayment,
  ownProfile: readOwnProfile,
};
