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

/** What was invoiced against the days before: the medal is gold from a tenth more on, silver for more, bronze for anything. */
const sales = z.object({
  medal: z.nullable(z.enum(['gold', 'silver', 'bronze'])),
  totalCents: z.number(),
  beforeCents: z.number(),
  currency: z.string(),
  growth,
});

/** Each only for who may read what it counts. */
const figures = z.object({
  /** Invoices and credit notes of the days. */
  sales: z.optional(z.number()),
  revenueCents: z.optional(z.number()),
  /** All that there are. */
  customers: z.optional(z.number()),
  products: z.optional(z.number()),
  currency: z.string(),
});

/** What the invoices of the days come to, by how they stand. */
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
      /** A moment, or a day for what lasts all day. */
      start: z.string(),
      end: z.nullable(z.string()),
      allDay: z.boolean(),
      location: z.string(),
      guests: z.array(z.object({ name: z.string(), avatar: z.nullable(z.string()) })),
    }),
  ),
  /** What comes after it. */
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

/** Six months up to the last day, by their first days. */
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

/** What each card shows that can stand on a dashboard, by its key. */
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

/** What every card shows, by its key: those that stand on the pages of cards alone come last. */
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

/** The dashboards, which each arranges for themselves. */
export const dashboardNames = ['ecommerce', 'analytics'] as const;
export type DashboardName = (typeof dashboardNames)[number];

/** The pages of cards, which are as they are. */
export const cardPageNames = ['statistics-cards', 'analytics-cards', 'advance-cards', 'action-cards'] as const;
export type CardPageName = (typeof cardPageNames)[number];

export const pageNames = [...dashboardNames, ...cardPageNames] as const;
export type PageName = DashboardName | CardPageName;

/** The cards of a page in their order, with the room of each, and those of it that are not wanted. */
export const choice = z.strictObject({
  cards: z
    .array(z.strictObject({ card: z.keyof(placedCards), columns: z.literal(columnSteps), isTall: z.boolean() }))
    .check(z.maxLength(100)),
  hidden: z.array(z.keyof(placedCards)).check(z.maxLength(100)),
});

/** How a dashboard is arranged for the caller. */
export const arrangement = z.extend(choice, {
  /** Whether they chose it; else it is the start of all, or as usual. */
  isOwn: z.boolean(),
  /** What the next change is based on; 0 where nothing was ever chosen. */
  version: z.number(),
  /** The same of the start of all. */
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
    /** The zone in which the reader’s day is; theirs, or the company’s, unless said. */
    zone: z.optional(oneLine(60)),
    /** Of the cards of the page this one alone: one that is read anew. */
    card: z.optional(z.enum(cardKeys)),
  }),
  answer: z.object({
    span: spanAnswer,
    today: z.string(),
    /** Of a dashboard alone. */
    arrangement: z.optional(arrangement),
    /** The caller’s checklist, on the home page; absent once it is done or dismissed. */
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
    /** What the caller saw: where it is something else by now, nothing is kept. */
    was: z.optional(z.nullable(z.number())),
  }),
  answer: z.object({ budgetCents: z.nullable(z.number()) }),
  refusals: { 409: 'It was set by someone else; `current` has its state.' },
});
