import { z } from 'zod/mini';
import { endpoint, type Subject } from '#contract/endpoint.ts';
import { growth, pointsAnswer, spanAnswer, spanQuery } from './span-contract.ts';

const series = z.array(z.object({ name: z.optional(z.string()), data: z.array(z.number()) }));
/** Chart data and comparison of each figure. */
const drawn = { series, points: pointsAnswer, growth, span: spanAnswer };
const headline = { title: z.string(), statistics: z.number(), ...drawn };
/** For amounts: the currency and the exact value. */
const money = { currency: z.string(), totalCents: z.number() };

export const orderCount = z.object(headline);
export const profit = z.object({ ...headline, ...money });
export const subscriberCount = z.object({ ...drawn, analyticsData: z.object({ subscribers: z.number() }) });
export const orderTotal = z.object({ ...drawn, ...money, analyticsData: z.object({ orders: z.number() }) });
export const revenueGenerated = z.object({ ...drawn, ...money, analyticsData: z.object({ revenue: z.number() }) });
export const salesCount = z.object({ ...drawn, analyticsData: z.object({ sales: z.number() }) });
export const siteTraffic = z.object(drawn);
/** `people`: number of distinct people who signed in over the whole period. */
export const activeUsers = z.object({ ...drawn, people: z.number() });
export const newsletter = z.object(drawn);

const statistic = <A extends z.ZodMiniType>(name: string, subject: Subject, summary: string, answer: A) =>
  endpoint({ method: 'GET', action: 'read', path: `/card/card-statistics/${name}`, query: z.object(spanQuery), subject, summary, answer });

export const readOrdersBarChart = statistic('orders-bar-chart', 'Order', 'How many orders were placed.', orderCount);

export const readProfitLineChart = statistic(
  'profit-line-chart',
  'Invoice',
  'What clients have paid of the invoices of the days, in major units.',
  profit,
);

export const readSubscribers = statistic(
  'subscribers',
  'User',
  'How many users have the role of a subscriber, and how they became so many.',
  subscriberCount,
);

export const readRevenueGenerated = statistic('revenue', 'Invoice', 'What was invoiced, in major units.', revenueGenerated);

export const readSales = statistic('sales', 'Invoice', 'How many invoices and credit notes were issued.', salesCount);

export const readOrdersReceived = statistic('orders', 'Order', 'What the orders come to that were placed, in major units.', orderTotal);

export const readSiteTraffic = statistic('site-traffic', 'View', 'Visits of the company’s site, as they are kept.', siteTraffic);
export const readActiveUsers = statistic('active-users', 'Audit', 'How many people signed in.', activeUsers);
export const readNewsletter = statistic('newsletter', 'View', 'Who reads the newsletter, as it is kept.', newsletter);

export const statisticsEndpoints = [
  ...[readOrdersBarChart, readProfitLineChart, readSubscribers, readRevenueGenerated, readSales],
  ...[readOrdersReceived, readSiteTraffic, readActiveUsers, readNewsletter],
];
