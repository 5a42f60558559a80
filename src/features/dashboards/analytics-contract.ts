import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { growth, pointsAnswer, spanAnswer, spanQuery, year } from './span-contract.ts';

const lastDays = z.array(z.string());

/** State of the reader's own inbox; each conversation counts as a ticket. */
export const supportTracker = z.object({
  title: z.string(),
  last_days: lastDays,
  /** Conversations in the inbox within the period. */
  totalTicket: z.number(),
  /** Of these, unread ones. */
  newTicket: z.number(),
  /** Of these, ones not answered since the last incoming mail. */
  openTicket: z.number(),
  /** Average days from a conversation's first mail to the reader's first reply; 0 while there are no replies. */
  responseTime: z.number(),
  responseHours: z.nullable(z.number()),
  span: spanAnswer,
});

/** Sign-ins according to the audit log. */
export const avgSessions = z.object({
  /** Sign-ins in the period. */
  sessions: z.number(),
  last_days: lastDays,
  /** Change from the previous period, such as `+5.2%`; empty if that one had none. */
  growth: z.string(),
  /** Monthly goal from the recorded figures; 0 if none is set. */
  goal: z.number(),
  /** Distinct people. */
  users: z.number(),
  /** Percentage of the previous period's people who came back. */
  retention: z.number(),
  /** Average session length in the period, in minutes. */
  duration: z.number(),
  growthShare: growth,
  points: pointsAnswer,
  span: spanAnswer,
});

/** A year's invoiced total next to its budget. */
export const revenueReport = z.object({
  /** Years with invoices, always including the last three; newest first. */
  years: z.array(z.string()),
  /** Invoiced total of the year in major units, and its budget; 0 if none is set. */
  price: z.number(),
  budget: z.number(),
  year: z.string(),
  currency: z.string(),
  priceCents: z.number(),
  budgetCents: z.nullable(z.number()),
  paidCents: z.number(),
  months: z.array(z.object({ day: z.string(), invoicedCents: z.number(), paidCents: z.number() })),
});

/** Delivery progress of the period's orders. */
export const goalOverview = z.object({
  completed: z.number(),
  inProgress: z.number(),
  share: z.number(),
  points: pointsAnswer,
  span: spanAnswer,
});

/** Invoiced total of the period and of the previous one, in major units. */
export const revenue = z.object({
  thisMonth: z.number(),
  lastMonth: z.number(),
  currency: z.string(),
  thisCents: z.number(),
  lastCents: z.number(),
  growth,
  /** Cumulative from the first day. */
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
      /** Percentage of all sign-ins in the period. */
      usage: z.number(),
      /** Percentage change from the previous period. */
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
