import type { Ability } from '#contract/ability.ts';
import type { Subject } from '#contract/endpoint.ts';
import type { CardKey, CardPageName, DashboardName, PageName, PlacedKey } from './contract.ts';

/** What one must be allowed to read to see a card; of several, any. Nobody else gets, or is shown, anything of it. */
const cardSubjects: { readonly [K in CardKey]: readonly Subject[] } = {
  today: ['Invoice', 'Email', 'Board', 'Todo', 'Calendar', 'Order', 'Product'],
  sales: ['Invoice'],
  figures: ['Invoice', 'Client', 'Product'],
  ordersBarChart: ['Order'],
  profitLineChart: ['Invoice'],
  earnings: ['Invoice'],
  revenueReport: ['Invoice'],
  companies: ['Invoice'],
  meetup: ['Calendar'],
  browserStates: ['Audit'],
  goalOverview: ['Order'],
  transactions: ['Invoice'],
  subscribers: ['User'],
  ordersReceived: ['Order'],
  avgSessions: ['Audit'],
  supportTracker: ['Email'],
  timeline: ['Invoice'],
  salesRadar: ['Invoice'],
  project: ['Board'],
  newestInvoices: ['Invoice'],
  revenueGenerated: ['Invoice'],
  salesCount: ['Invoice'],
  siteTraffic: ['View'],
  activeUsers: ['Audit'],
  newsletter: ['View'],
  revenue: ['Invoice'],
  productOrders: ['Order'],
  sessionsDevice: ['Audit'],
  customers: ['Invoice'],
  newestChat: ['Chat'],
  appDesign: ['Board'],
  business: ['Invoice'],
  employeeTasks: ['Board'],
  posts: ['Employee'],
  payment: ['Invoice'],
  ownProfile: ['Profile'],
};

/** The cards of each dashboard, in the order that they have where nobody chose another. */
const dashboardCards: { readonly [N in DashboardName]: readonly PlacedKey[] } = {
  ecommerce: [
    ...(['today', 'sales', 'figures', 'ordersBarChart', 'profitLineChart', 'revenueReport', 'earnings'] as const),
    ...(['companies', 'meetup', 'browserStates', 'goalOverview', 'transactions'] as const),
  ],
  analytics: [
    ...(['sales', 'subscribers', 'ordersReceived', 'avgSessions', 'supportTracker'] as const),
    ...(['timeline', 'salesRadar', 'project', 'newestInvoices'] as const),
  ],
};

/** The home of who sees no orders, such as in a company without a shop: today, their work, and what is new. */
const homeWithoutShop: readonly PlacedKey[] = ['today', 'meetup', 'project', 'timeline', 'sales', 'figures', 'newestInvoices'];

/** The cards of each page of cards. */
const pageCards: { readonly [N in CardPageName]: readonly CardKey[] } = {
  'statistics-cards': [
    ...(['ordersBarChart', 'profitLineChart', 'subscribers', 'revenueGenerated', 'salesCount'] as const),
    ...(['ordersReceived', 'siteTraffic', 'activeUsers', 'newsletter'] as const),
  ],
  'analytics-cards': [
    ...(['supportTracker', 'avgSessions', 'revenueReport', 'goalOverview'] as const),
    ...(['revenue', 'productOrders', 'sessionsDevice', 'customers'] as const),
  ],
  'advance-cards': [
    ...(['sales', 'meetup', 'newestChat', 'browserStates', 'appDesign', 'business', 'employeeTasks', 'posts'] as const),
    ...(['payment', 'ownProfile', 'transactions', 'timeline'] as const),
  ],
  'action-cards': ['figures', 'ordersBarChart', 'goalOverview', 'transactions', 'timeline'],
};

/** All cards of the dashboards: each can stand on either. */
export const allCards: readonly PlacedKey[] = [...new Set(Object.values(dashboardCards).flat())];

export const isDashboard = (name: PageName): name is DashboardName => name in dashboardCards;

/** The cards of a dashboard where nobody chose, or of a page of cards. */
export function defaultCards(name: DashboardName): readonly PlacedKey[];
export function defaultCards(name: PageName): readonly CardKey[];
export function defaultCards(name: PageName): readonly CardKey[] {
  return isDashboard(name) ? dashboardCards[name] : pageCards[name];
}

/** Whether somebody may see anything of a card. */
export function maySee(card: CardKey, ability: Pick<Ability, 'can'>): boolean {
  return cardSubjects[card].some((subject) => ability.can('read', subject));
}

/** The cards of a dashboard for who chose none: a home shows a shop's figures only to who sees its orders. */
export function usualCards(name: DashboardName, ability: Pick<Ability, 'can'>): readonly PlacedKey[] {
  return name === 'ecommerce' && !ability.can('read', 'Order') ? homeWithoutShop : dashboardCards[name];
}

/** The usual cards of a page that somebody may see. */
export function cardsFor(name: PageName, ability: Pick<Ability, 'can'>): CardKey[] {
  return defaultCards(name).filter((card) => maySee(card, ability));
}
