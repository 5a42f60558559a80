import type { Ability } from '#contract/ability.ts';
import type { Subject } from '#contract/endpoint.ts';
import type { CardKey, CardPageName, DashboardName, PageName, PlacedKey } from './contract.ts';

/** Permissions a card needs: read access to any of the subjects. Without it, its data is neither returned nor shown. */
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

/** Each dashboard's cards in their default order. */
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

/** The home page without access to orders, such as in a company without a shop: today, own work, and news. */
const homeWithoutShop: readonly PlacedKey[] = ['today', 'meetup', 'project', 'timeline', 'sales', 'figures', 'newestInvoices'];

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

/** All dashboard cards; each can be placed on either dashboard. */
export const allCards: readonly PlacedKey[] = [...new Set(Object.values(dashboardCards).flat())];

export const isDashboard = (name: PageName): name is DashboardName => name in dashboardCards;

/** The default cards of a dashboard, or the cards of a card page. */
export function defaultCards(name: DashboardName): readonly PlacedKey[];
export function defaultCards(name: PageName): readonly CardKey[];
export function defaultCards(name: PageName): readonly CardKey[] {
  return isDashboard(name) ? dashboardCards[name] : pageCards[name];
}

/** Whether the person can see any part of a card. */
export function maySee(card: CardKey, ability: Pick<Ability, 'can'>): boolean {
  return cardSubjects[card].some((subject) => ability.can('read', subject));
}

/** The default cards for a person: the home page includes shop figures only with access to orders. */
export function usualCards(name: DashboardName, ability: Pick<Ability, 'can'>): readonly PlacedKey[] {
  return name === 'ecommerce' && !ability.can('read', 'Order') ? homeWithoutShop : dashboardCards[name];
}

/** The default cards of a page that the person can see. */
export function cardsFor(name: PageName, ability: Pick<Ability, 'can'>): CardKey[] {
  return defaultCards(name).filter((card) => maySee(card, ability));
}
