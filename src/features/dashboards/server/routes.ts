import { withBatchedScope } from '#server/batched-reads.ts';
import { on, type Route } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import * as analytics from '../analytics-contract.ts';
import * as arrangement from '../arrangement-contract.ts';
import { setBudget as budgetContract, readDashboard as dashboardContract } from '../contract.ts';
import * as statistics from '../statistics-contract.ts';
import { arrangeDashboard, resetDashboard, setStart } from './arrangement.ts';
import { readCustomers } from './client-cards.ts';
import { readSubscribers } from './count-cards.ts';
import { readProfit, readRevenue, readRevenueGenerated, readRevenueReport, readSales } from './invoice-cards.ts';
import { readGoalOverview, readOrdersBarChart, readOrdersReceived, readProductOrders } from './order-cards.ts';
import { readSupportTracker } from './own-cards.ts';
import { readDashboard } from './read-dashboard.ts';
import { createCardContext, type Reading } from './reading.ts';
import { readNewsletter, readSiteTraffic, setBudget } from './recorded-metrics.ts';
import { readActiveUsers, readAvgSessions, readSessionsDevice } from './sign-in-cards.ts';

type Asked = { query: Parameters<typeof createCardContext>[0] };

/** Handler that returns a single card. */
const alone =
  <A>(read: (reading: Reading) => Promise<A>) =>
  ({ query }: Asked, scope: Scope): Promise<A> =>
    withBatchedScope(scope, async (batched) => read(await createCardContext(query, batched)));

export const dashboardRoutes: Route[] = [
  on(analytics.readSupportTracker, alone(readSupportTracker)),
  on(analytics.readAvgSessions, alone(readAvgSessions)),
  on(analytics.readRevenueReport, ({ query }, scope) => alone((reading) => readRevenueReport(reading, query.year))({ query }, scope)),
  on(analytics.readGoalOverview, alone(readGoalOverview)),
  on(analytics.readRevenue, alone(readRevenue)),
  on(analytics.readProductOrders, alone(readProductOrders)),
  on(analytics.readSessionsDevice, alone(readSessionsDevice)),
  on(analytics.readCustomers, alone(readCustomers)),
  on(statistics.readOrdersBarChart, alone(readOrdersBarChart)),
  on(statistics.readProfitLineChart, alone(readProfit)),
  on(statistics.readSubscribers, alone(readSubscribers)),
  on(statistics.readRevenueGenerated, alone(readRevenueGenerated)),
  on(statistics.readSales, alone(readSales)),
  on(statistics.readOrdersReceived, alone(readOrdersReceived)),
  on(statistics.readSiteTraffic, alone(readSiteTraffic)),
  on(statistics.readActiveUsers, alone(readActiveUsers)),
  on(statistics.readNewsletter, alone(readNewsletter)),
  on(dashboardContract, readDashboard),
  on(budgetContract, setBudget),
  on(arrangement.arrangeDashboard, arrangeDashboard),
  on(arrangement.resetDashboard, resetDashboard),
  on(arrangement.setStart, setStart),
];
