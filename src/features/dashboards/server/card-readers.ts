import type { CardKey, Cards } from '../contract.ts';
import { readAppDesign } from './advance/read-app-design.ts';
import { readBusiness } from './advance/read-business.ts';
import { readEmployeeTasks } from './advance/read-employee-tasks.ts';
import { readNewestChat } from './advance/read-newest-chat.ts';
import { readOwnProfile } from './advance/read-own-profile.ts';
import { readPayment } from './advance/read-payment.ts';
import { readPosts } from './advance/read-posts.ts';
import { readCompanies } from './cards/read-companies.ts';
import { readCustomers } from './cards/read-customers.ts';
import { readFigures } from './cards/read-figures.ts';
import { readEarnings, readProfit, readRevenue, readRevenueGenerated, readSales, readSalesCard } from './cards/read-invoice-cards.ts';
import { readNewsletter, readSiteTraffic } from './cards/read-kept-charts.ts';
import { readNewestInvoices, readTimeline, readTransactions } from './cards/read-lists.ts';
import { readMeetup } from './cards/read-meetup.ts';
import { readGoalOverview, readOrdersBarChart, readOrdersReceived, readProductOrders } from './cards/read-order-cards.ts';
import { readProject } from './cards/read-project.ts';
import { readRevenueReport } from './cards/read-revenue-report.ts';
import { readSalesRadar } from './cards/read-sales-radar.ts';
import { readActiveUsers, readAvgSessions, readBrowserStates, readSessionsDevice } from './cards/read-sign-in-cards.ts';
import { readSubscribers } from './cards/read-subscribers.ts';
import { readSupportTracker } from './cards/read-support-tracker.ts';
import type { Reading } from './reading.ts';
import { readToday } from './today/read-today.ts';

type Readers = { readonly [K in CardKey]: (reading: Reading, year: number | undefined) => Promise<Cards[K]> };

/** What each card shows, by its key. */
export const cardReaders: Readers = {
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
