import { majorUnits } from '#features/invoice/server/public-api.ts';
import { openOrderStatuses } from '#features/shop/order-contract.ts';
import type { Cards } from '../contract.ts';
import { lastDays } from '../spans.ts';
import { type OrderDay, pointsOf } from './day-sums.ts';
import type { Reading } from './reading.ts';

const placed = ({ day, placed: value }: OrderDay) => ({ day, value });
const isOpen = ({ status }: OrderDay) => openOrderStatuses.some((open) => open === status);

/** Number of orders placed in the period, whatever their status. */
export async function readOrdersBarChart(reading: Reading): Promise<Cards['ordersBarChart']> {
  const { points, total, growth } = pointsOf(reading.span, (await reading.orderDays()).map(placed));
  const series = [{ name: reading.span.until.slice(0, 4), data: points.map(({ value }) => value) }];
  return { title: 'Orders', statistics: total, series, points, growth, span: reading.span };
}

/** Total of the period's orders, without canceled ones. */
export async function readOrdersReceived(reading: Reading): Promise<Cards['ordersReceived']> {
  const { currency, span } = reading;
  const days = (await reading.orderDays()).filter((one) => one.currency === currency && one.status !== 'cancelled');
  const { points, total, growth } = pointsOf(
    span,
    days.map(({ day, totalCents }) => ({ day, value: totalCents })),
  );
  const series = [{ name: 'Orders', data: points.map(({ value }) => majorUnits(value, currency)) }];
  return { series, points, growth, span, currency, totalCents: total, analyticsData: { orders: majorUnits(total, currency) } };
}

/** Of the period's orders: delivered and still to be delivered; canceled ones count as neither. */
export async function readGoalOverview(reading: Reading): Promise<Cards['goalOverview']> {
  const days = await reading.orderDays();
  const done = pointsOf(reading.span, days.filter(({ status }) => status === 'delivered').map(placed));
  const { total: inProgress } = pointsOf(reading.span, days.filter(isOpen).map(placed));
  const all = done.total + inProgress;
  return { completed: done.total, inProgress, share: all === 0 ? 0 : done.total / all, points: done.points, span: reading.span };
}

/** The period's orders: delivered, in transit, canceled. */
export async function readProductOrders(reading: Reading) {
  const days = await reading.orderDays();
  const count = (which: (day: OrderDay) => boolean) => pointsOf(reading.span, days.filter(which).map(placed)).total;
  const chart_info = {
    finished: count(({ status }) => status === 'delivered'),
    pending: count(isOpen),
    rejected: count(({ status }) => status === 'cancelled'),
  };
  return { last_days: lastDays, chart_info, total: chart_info.finished + chart_info.pending + chart_info.rejected, span: reading.span };
}
