import { and, asc, count, desc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Subject } from '#contract/endpoint.ts';
import { findDayEvents } from '#features/calendar/server/public-api.ts';
import { isUnanswered } from '#features/email/server/public-api.ts';
import { mailsView as mails } from '#features/email/tables.ts';
import { findMissingEInvoices } from '#features/invoice/server/public-api.ts';
import { invoicesView as invoices, invoiceSums as sums } from '#features/invoice/tables.ts';
import { findDueCards } from '#features/kanban/server/public-api.ts';
import { isLow, isToShip } from '#features/shop/server/public-api.ts';
import { ordersView as orders, productsView as products } from '#features/shop/tables.ts';
import { isTodoOf } from '#features/todo/server/public-api.ts';
import { todoTasksView as todos } from '#features/todo/tables.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import { maxRows, type TodayCard } from '../today-contract.ts';
import type { Reading } from './reading.ts';

/** Everything that needs the reader's attention; each part requires read access. */
export async function readToday(reading: Reading): Promise<TodayCard> {
  const may = (subject: Subject) => reading.ability.can('read', subject);
  const day = readerDay(reading);
  const [overdue, eInvoices, unanswered, cards, todos, events, orders, stock] = await Promise.all([
    may('Invoice') && readOverdue(reading),
    may('Invoice') && readMissingEInvoices(reading),
    may('Email') && readUnanswered(reading, day),
    may('Board') && findDueCards(reading, day.until, maxRows),
    may('Todo') && readDueTodos(reading, day),
    may('Calendar') && readDayEvents(reading, day),
    may('Order') && readOrdersToShip(reading),
    may('Product') && readLowStock(reading),
  ]);
  return {
    day: day.day,
    ...(overdue && { overdue }),
    ...(eInvoices || {}),
    ...(unanswered && { unanswered }),
    ...(cards && { cards }),
    ...(todos && { todos }),
    ...(events || {}),
    ...(orders && { orders }),
    ...(stock && { stock }),
  };
}

/** The reader's day as a date and as timestamps; the end is exclusive. */
interface ReaderDay {
  day: string;
  next: string;
  from: Date;
  until: Date;
  /** The start of the day that many days earlier. */
  before: (days: number) => { day: string; from: Date };
}

/** The current day in the reader's time zone: from the request, otherwise their setting, otherwise the company's. @throws 400 */
function readerDay(reading: Reading): ReaderDay {
  const begin = beginningIn(reading.zone, reading.now);
  const next = begin.add({ days: 1 });
  const at = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds);
  const dateOf = (moment: Temporal.ZonedDateTime) => moment.toPlainDate().toString();
  return {
    ...{ day: dateOf(begin), next: dateOf(next), from: at(begin), until: at(next) },
    before: (days) => {
      const earlier = begin.subtract({ days });
      return { day: dateOf(earlier), from: at(earlier) };
    },
  };
}

function beginningIn(zone: string, now: Date): Temporal.ZonedDateTime {
  try {
    return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).startOfDay();
  } catch (error) {
    if (error instanceof RangeError) throw invalid('zone', 'not_a_zone');
    throw error;
  }
}

const isOverdue = 'Past Due';

/** The overdue invoices, oldest first; their number and totals come from stored sums. */
async function readOverdue({ db, entity }: Reading): Promise<TodayCard['overdue']> {
  const { id, clientName, dueOn, balanceCents, currency } = invoices;
  const [kept, rows] = await Promise.all([
    db
      .select({ listed: sums.listed, currency: sums.currency, balanceCents: sums.balanceCents })
      .from(sums)
      .where(and(eq(sums.entity, entity), eq(sums.status, isOverdue), gt(sums.listed, 0)))
      .orderBy(desc(sums.listed)),
    db
      .select({ id, number: sql<string>`coalesce(${invoices.number}, '')`, clientName, dueOn, balanceCents, currency })
      .from(invoices)
      .where(and(live(invoices, entity), eq(invoices.status, isOverdue)))
      .orderBy(asc(dueOn), asc(id))
      .limit(maxRows),
  ]);
  return {
    total: kept.reduce((total, { listed }) => total + listed, 0),
    rows,
    sums: kept.map((sum) => ({ currency: sum.currency, balanceCents: sum.balanceCents })),
  };
}

async function readMissingEInvoices(reading: Reading): Promise<Pick<TodayCard, 'eInvoices'>> {
  const eInvoices = await findMissingEInvoices(reading, maxRows);
  return eInvoices.total > 0 ? { eInvoices } : {};
}

/** Older mail no longer counts as unanswered; the linked list uses the same limit. */
const lookedBackDays = 27;

/** Conversations in the reader's own inbox without a reply since the last incoming mail, newest first. */
async function readUnanswered(reading: Reading, day: ReaderDay): Promise<TodayCard['unanswered']> {
  const { db, entity, identity } = reading;
  const since = day.before(lookedBackDays);
  const waits = and(
    eq(mails.entity, entity),
    eq(mails.ownerId, identity.personId),
    eq(mails.listedIn, 'inbox'),
    gte(mails.lastTime, since.from),
    isUnanswered(reading),
  );
  const { id, fromName, fromEmail, subject, lastTime, isRead } = mails;
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(mails).where(waits),
    db
      .select({ id, fromName, fromEmail, subject, lastTime, isRead })
      .from(mails)
      .where(waits)
      .orderBy(desc(lastTime), desc(id))
      .limit(maxRows),
  ]);
  return {
    total: counted?.total ?? 0,
    since: since.day,
    rows: rows.map(({ fromName: name, fromEmail: email, lastTime: at, ...row }) => ({
      ...row,
      fromName: name || email,
      at: at.toISOString(),
    })),
  };
}

/** The reader's open to-dos that are due today or overdue. */
async function readDueTodos({ db, entity, identity }: Reading, { day }: ReaderDay): Promise<TodayCard['todos']> {
  const { id, title, dueDate, dueTime, version } = todos;
  const isDue = and(live(todos, entity), eq(todos.isCompleted, false), lte(dueDate, day), isTodoOf(identity.personId));
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(todos).where(isDue),
    db
      .select({ id, title, dueDate, dueTime, version })
      .from(todos)
      .where(isDue)
      .orderBy(asc(dueDate), asc(dueTime), asc(id))
      .limit(maxRows),
  ]);
  return {
    total: counted?.total ?? 0,
    rows: rows.map((row) => ({ ...row, dueDate: row.dueDate ?? day, dueTime: row.dueTime?.slice(0, 5) ?? null })),
  };
}

/** The day's events the reader can see, those not ended first; if none is left, the next event. */
async function readDayEvents(reading: Reading, { day, next, from, until }: ReaderDay): Promise<Pick<TodayCard, 'events' | 'next'>> {
  const [{ total, events }, [soonest]] = await Promise.all([
    findDayEvents(reading, { from, until, fromDate: day, untilDate: next }, maxRows),
    reading.nextEvents(),
  ]);
  const after = events.length > 0 ? undefined : soonest;
  return {
    events: {
      total,
      rows: events.map(({ id, url, title, start, end, allDay, extendedProps: { location } }) => ({
        ...{ key: `${id} ${start}`, id, title, start, end, allDay, location },
        joinAddress: [location, url].map((text) => text.trim()).find((text) => /^https?:\/\/\S+$/i.test(text)) ?? null,
      })),
    },
    next: after ? { title: after.title, start: after.start, allDay: after.allDay } : null,
  };
}

/** The orders to ship, oldest first. */
async function readOrdersToShip({ db, entity }: Reading): Promise<TodayCard['orders']> {
  const { id, createdAt, address, lines, totalCents, currency, version } = orders;
  const waits = and(eq(orders.entity, entity), isToShip(orders));
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(orders).where(waits),
    db.select({ id, createdAt, address, lines, totalCents, currency, version }).from(orders).where(waits).orderBy(asc(id)).limit(maxRows),
  ]);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ createdAt: at, address: to, lines: all, ...row }) => ({
      ...row,
      name: to.name,
      placedAt: at.toISOString(),
      itemCount: all.reduce((sum, { qty }) => sum + qty, 0),
    })),
  };
}

/** Published products with low stock, lowest first. */
async function readLowStock({ db, entity }: Reading): Promise<TodayCard['stock']> {
  const { id, name, stock } = products;
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(products).where(isLow(entity)),
    db.select({ id, name, stock }).from(products).where(isLow(entity)).orderBy(asc(stock), asc(id)).limit(maxRows),
  ]);
  return { total: counted?.total ?? 0, rows };
}
