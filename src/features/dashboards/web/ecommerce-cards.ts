import type { PlacedKey } from '../contract.ts';
import { type CardRow, cardRow } from './card-row.ts';
import { BrowserStatesBody } from './cards/browser-states-body.tsx';
import { CompaniesBody } from './cards/companies-body.tsx';
import { EarningsBody } from './cards/earnings-body.tsx';
import { FiguresBody } from './cards/figures-body.tsx';
import { GoalBody } from './cards/goal-body.tsx';
import { MeetupBody } from './cards/meetup-body.tsx';
import { OrderCountBody } from './cards/order-count-body.tsx';
import { ProfitBody } from './cards/profit-body.tsx';
import { RevenueReportBody } from './cards/revenue-report-body.tsx';
import { SalesBody } from './cards/sales-body.tsx';
import { TransactionsBody } from './cards/transactions-body.tsx';
import { TodayBody, TodaySkeleton } from './today/today-body.tsx';

/** The cards of the home page. */
export const ecommerceCards: { readonly [K in PlacedKey]?: CardRow } = {
  today: cardRow({ key: 'today', skeleton: TodaySkeleton, body: TodayBody }),
  sales: cardRow({ key: 'sales', body: SalesBody }),
  figures: cardRow({ key: 'figures', body: FiguresBody }),
  ordersBarChart: cardRow({ key: 'ordersBarChart', hasChart: true, body: OrderCountBody }),
  profitLineChart: cardRow({ key: 'profitLineChart', hasChart: true, body: ProfitBody }),
  earnings: cardRow({ key: 'earnings', hasChart: true, body: EarningsBody }),
  revenueReport: cardRow({ key: 'revenueReport', hasChart: true, body: RevenueReportBody }),
  companies: cardRow({ key: 'companies', body: CompaniesBody }),
  meetup: cardRow({ key: 'meetup', body: MeetupBody }),
  browserStates: cardRow({ key: 'browserStates', body: BrowserStatesBody }),
  goalOverview: cardRow({ key: 'goalOverview', hasChart: true, body: GoalBody }),
  transactions: cardRow({ key: 'transactions', body: TransactionsBody }),
};
