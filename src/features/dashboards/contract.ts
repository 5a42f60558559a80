import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { firstStep } from '#contract/first-step.ts';
import { oneLine } from '#contract/primitives.ts';
import { advanceCards, boardCard } from './advance-contract.ts';
import {
  avgSessions,
  customers,
  goalOverview,
  productOrders,
  revenue,
  revenueReport,
  sessionsDevice,
  supportTracker,
} from './analytics-contract.ts';
import { columnSteps } from './columns-contract.ts';
import { growth, spanAnswer, spanQuery, year } from './span-contract.ts';
import {
  activeUsers,
  newsletter,
  orderCount,
  orderTotal,
  profit,
  revenueGenerated,
  salesCount,
  siteTraffic,
  subscriberCount,
} from './statistics-contract.ts';
import { todayCard } from './today-contract.ts';

/** Invoiced total compared with the previous period: gold from 10% more, silver for any increase, bronze for any revenue. */
const sales = z.object({
  medal: z.nullable(z.enum(['gold', 'silver', 'bronze'])),
  totalCents: z.number(),
  beforeCents: z.number(),
  currency: z.string(),
  growth,
});

/** Each figure requires permission to read what it counts. */
const figures = z.object({
  /** Invoices and credit notes in the period. */
  sales: z.optional(z.number()),
  revenueCents: z.optional(z.number()),
  /** Current totals. */
  customers: z.optional(z.number()),
  products: z.optional(z.number()),
  currency: z.string(),
});

/** Total of the period's invoices by status. */
const earnings = z.object({
  currency: z.string(),
  totalCents: z.number(),
  growth,
  parts: z.array(z.object({ status: z.string(), count: z.number(), totalCents: z.number() })),
});

const companies = z.object({
  currency: z.string(),
  rows: z.array(
    z.object({
      clientId: z.number(),
      name: z.string(),
      country: z.string(),
      invoices: z.number(),
      totalCents: z.number(),
      balanceCents: z.number(),
      growth,
    }),
  ),
});

const meetup = z.object({
  event: z.nullable(
    z.object({
      id: z.number(),
      title: z.string(),
      /** A timestamp, or a date for an all-day event. */
      start: z.string(),
      end: z.nullable(z.string()),
      allDay: z.boolean(),
      location: z.string(),
      guests: z.array(z.object({ name: z.string(), avatar: z.nullable(z.string()) })),
    }),
  ),
  /** The following events. */
  later: z.array(z.object({ key: z.string(), title: z.string(), start: z.string(), allDay: z.boolean() })),
});

const browserStates = z.object({
  total: z.number(),
  rows: z.array(z.object({ browser: z.string(), count: z.number(), share: z.number(), growth })),
});

const transactions = z.object({
  rows: z.array(
    z.object({
      id: z.number(),
      invoiceId: z.number(),
      number: z.nullable(z.string()),
      clientName: z.string(),
      method: z.string(),
      amountCents: z.number(),
      currency: z.string(),
      paidOn: z.string(),
    }),
  ),
});

const timeline = z.object({
  rows: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      at: z.string(),
      invoiceId: z.number(),
      number: z.nullable(z.string()),
      clientName: z.string(),
      actor: z.nullable(z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) })),
    }),
  ),
});

/** Six months up to the period's last day, identified by their first days. */
const salesRadar = z.object({
  currency: z.string(),
  months: z.array(z.object({ day: z.string(), invoicedCents: z.number(), paidCents: z.number() })),
});

const newestInvoices = z.object({
  rows: z.array(
    z.object({
      id: z.number(),
      number: z.nullable(z.string()),
      clientName: z.string(),
      status: z.string(),
      issuedOn: z.string(),
      dueOn: z.string(),
      totalCents: z.number(),
      balanceCents: z.number(),
      currency: z.string(),
    }),
  ),
});

/** Data of every card that can be placed on a dashboard, by key. */
const placedCards = z.object({
  today: todayCard,
  sales,
  figures,
  ordersBarChart: orderCount,
  profitLineChart: profit,
  earnings,
  revenueReport,
  companies,
  meetup,
  browserStates,
  goalOverview,
  transactions,
  subscribers: subscriberCount,
  ordersReceived: orderTotal,
  avgSessions,
  supportTracker,
  timeline,
  salesRadar,
  project: boardCard,
  newestInvoices,
});
export type PlacedKey = keyof z.infer<typeof placedCards>;

/** Data of every card by key; those only on the card pages come last. */
export const cards = z.extend(placedCards, {
  revenueGenerated,
  salesCount,
  siteTraffic,
  activeUsers,
  newsletter,
  revenue,
  productOrders,
  sessionsDevice,
  customers,
  ...advanceCards,
});
export type Cards = z.infer<typeof cards>;
export type CardKey = keyof Cards;
const cardKeys = Object.keys(cards.shape) as CardKey[];

/** Dashboards that each person can arrange. */
export const dashboardNames = ['ecommerce', 'analytics'] as const;
export type DashboardName = (typeof dashboardNames)[number];

/** Card pages with a fixed layout. */
export const cardPageNames = ['statistics-cards', 'analytics-cards', 'advance-cards', 'action-cards'] as const;
export type CardPageName = (typeof cardPageNames)[number];

export const pageNames = [...dashboardNames, ...cardPageNames] as const;
export type PageName = DashboardName | CardPageName;

/** The cards of a page in order, with their sizes, and the removed ones. */
export const choice = z.strictObject({
  cards: z
    .array(z.strictObject({ card: z.keyof(placedCards), columns: z.literal(columnSteps), isTall: z.boolean() }))
    .check(z.maxLength(100)),
  hidden: z.array(z.keyof(placedCards)).check(z.maxLength(100)),
});

export const arrangement = z.extend(choice, {
  /** Whether the layout is the caller's own instead of the company default or the built-in one. */
  isOwn: z.boolean(),
  /** Version the next change is based on; 0 if nothing was ever saved. */
  version: z.number(),
  /** The same for the company default. */
  startVersion: z.number(),
});
export type Arrangement = z.infer<typeof arrangement>;

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard',
  summary: 'Returns all dashboard cards that the caller can see.',
  action: 'read',
  subject: 'View',
  query: z.object({
    name: z._default(z.enum(pageNames), 'ecommerce'),
    ...spanQuery,
    year: z.optional(year()),
    /** Time zone for the reader's day; defaults to theirs or the company's. */
    zone: z.optional(oneLine(60)),
    /** Returns only this card of the page, for a refresh. */
    card: z.optional(z.enum(cardKeys)),
  }),
  answer: z.object({
    span: spanAnswer,
    today: z.string(),
    /** Dashboards only. */
    arrangement: z.optional(arrangement),
    /** The caller’s checklist on the home page; absent once done or dismissed. */
    firstSteps: z.optional(z.array(firstStep)),
    cards: z.partial(cards),
  }),
});

export const setBudget = endpoint({
  method: 'PUT',
  path: '/api/v1/dashboard/budget',
  summary: 'Saves a year’s budget in the company’s currency; null deletes it.',
  action: 'update',
  subject: 'Seller',
  body: z.strictObject({
    year: year(),
    budgetCents: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000_000_000))),
    /** The value the caller saw; if it has changed since, nothing is saved. */
    was: z.optional(z.nullable(z.number())),
  }),
  answer: z.object({ budgetCents: z.nullable(z.number()) }),
  refusals: { 409: 'It was set by someone else; `current` has its state.' },
});
