import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { growth, pointsAnswer, spanAnswer, spanQuery, year } from './span-contract.ts';

const lastDays = z.array(z.string());

/** How the reader's own inbox stands: each conversation counts as a ticket. */
export const supportTracker = z.object({
  title: z.string(),
  last_days: lastDays,
  /** Conversations of the inbox that lie in the days. */
  totalTicket: z.number(),
  /** Of them, those that are unread. */
  newTicket: z.number(),
  /** Of them, those that were not answered since somebody last wrote. */
  openTicket: z.number(),
  /** From a conversation's first mail to the reader's first answer, in days, on average; 0 while nothing was answered. */
  responseTime: z.number(),
  responseHours: z.nullable(z.number()),
  span: spanAnswer,
});

/** Who signs in, by the audit log. */
export const avgSessions = z.object({
  /** Sign-ins in the days. */
  sessions: z.number(),
  last_days: lastDays,
  /** Against the days before, such as `+5.2%`; empty where there was none. */
  growth: z.string(),
  /** How many a month is to have: kept figures; 0 where none is kept. */
  goal: z.number(),
  /** Different people. */
  users: z.number(),
  /** Of the people of the days before, how many percent came back. */
  retention: z.number(),
  /** How long a session of the days was in use, in minutes on average. */
  duration: z.number(),
  growthShare: growth,
  points: pointsAnswer,
  span: spanAnswer,
});

/** What was invoiced in a year, beside what was planned. */
export const revenueReport = z.object({
  /** With invoices, and the last three in any case; the newest first. */
  years: z.array(z.string()),
  /** Invoiced in the year, in major units, and its budget; 0 where none is kept. */
  price: z.number(),
  budget: z.number(),
  year: z.string(),
  currency: z.string(),
  priceCents: z.number(),
  budgetCents: z.nullable(z.number()),
  paidCents: z.number(),
  months: z.array(z.object({ day: z.string(), invoicedCents: z.number(), paidCents: z.number() })),
});

/** How far the orders of the days have come. */
export const goalOverview = z.object({
  completed: z.number(),
  inProgress: z.number(),
  share: z.number(),
  points: pointsAnswer,
  span: spanAnswer,
});

/** What was invoiced in the days, and in those before, in major units. */
export const revenue = z.object({
  thisMonth: z.number(),
  lastMonth: z.number(),
  currency: z.string(),
  thisCents: z.number(),
  lastCents: z.number(),
  growth,
  /** Added up from the first day on. */
  points: pointsAnswer,
  span: spanAnswer,
});

export const productOrders = z.object({
  last_days: lastDays,
  chart_info: z.object({ finished: z.number(), pending: z.number(), rejected: z.number() }),
  total: z.number(),
  span: spanAnswer,
});

export const sessionsDevice = z.object({
  last_days: lastDays,
  chart_info: z.array(
    z.object({
      icon: z.string(),
      name: z.string(),
      iconColor: z.string(),
      /** In percent of all sign-ins of the days. */
      usage: z.number(),
      /** By how many percent more or fewer than in the days before. */
      upDown: z.number(),
      count: z.number(),
      growth,
    }),
  ),
  span: spanAnswer,
});

export const customers = z.object({
  last_days: lastDays,
  listData: z.array(z.object({ icon: z.string(), iconColor: z.string(), text: z.string(), result: z.number() })),
  span: spanAnswer,
});

const card = { method: 'GET', action: 'read', query: z.object(spanQuery) } as const;
const path = (name: string) => `/card/card-analytics/${name}`;

export const readSupportTracker = endpoint({
  ...card,
  path: path('support-tracker'),
  summary: 'Summarizes the caller’s inbox.',
  subject: 'Email',
  answer: supportTracker,
});

export const readAvgSessions = endpoint({
  ...card,
  path: path('avg-sessions'),
  summary: 'Returns sign-ins and their length.',
  subject: 'Audit',
  answer: avgSessions,
});

export const readRevenueReport = endpoint({
  ...card,
  path: path('revenue-report'),
  summary: 'Returns a year’s invoiced amounts next to its budget.',
  subject: 'Invoice',
  query: z.object({ ...spanQuery, year: z.optional(year()) }),
  answer: revenueReport,
});

export const readGoalOverview = endpoint({
  ...card,
  path: path('goal-overview'),
  summary: 'Counts orders that have arrived and those in transit.',
  subject: 'Order',
  answer: goalOverview,
});

export const readRevenue = endpoint({
  ...card,
  path: path('revenue'),
  summary: 'Returns the invoiced amounts of the period and the previous one.',
  subject: 'Invoice',
  answer: revenue,
});

export const readProductOrders = endpoint({
  ...card,
  path: path('product-orders'),
  summary: 'Returns the orders by outcome.',
  subject: 'Order',
  answer: productOrders,
});

export const readSessionsDevice = endpoint({
  ...card,
  path: path('sessions-device'),
  summary: 'Returns sign-ins by kind of device.',
  subject: 'Audit',
  answer: sessionsDevice,
});

export const readCustomers = endpoint({
  ...card,
  path: path('customers'),
  summary: 'Returns the clients billed for the first time, billed again, and referred by others.',
  subject: 'Invoice',
  answer: customers,
});

export const analyticsEndpoints = [
  ...[readSupportTracker, readAvgSessions, readRevenueReport, readGoalOverview],
  ...[readRevenue, readProductOrders, readSessionsDevice, readCustomers],
];
