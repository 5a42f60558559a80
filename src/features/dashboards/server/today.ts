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
import { mostRows, type TodayCard } from '../today-contract.ts';
import type { Reading } from './reading.ts';

/** What waits for the reader: each part only where they may read what it is of. */
export async function readToday(reading: Reading): Promise<TodayCard> {
  const may = (subject: Subject) => reading.ability.can('read', subject);
  const day = readerDay(reading);
  const [overdue, eInvoices, unanswered, cards, todos, events, orders, stock] = await Promise.all([
    may('Invoice') && readOverdue(reading),
    may('Invoice') && readMissingEInvoices(reading),
    may('Email') && readUnanswered(reading, day),
    may('Board') && findDueCards(reading, day.until, mostRows),
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

/** The reader's day: by its date, and its moments, the end exclusive. */
interface ReaderDay {
  day: string;
  next: string;
  from: Date;
  until: Date;
  /** When a day so many days before begins. */
  before: (days: number) => { day: string; from: Date };
}

/** The day that it is where the reader is: in the zone that the call names, else in the one that they chose, else in the company's. @throws 400 */
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

/** The invoices whose day has passed, the oldest first; how many there are, and what they are to bring, is kept. */
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
      .limit(mostRows),
  ]);
  return {
    total: kept.reduce((total, { listed }) => total + listed, 0),
    rows,
    sums: kept.map((sum) => ({ currency: sum.currency, balanceCents: sum.balanceCents })),
  };
}

async function readMissingEInvoices(reading: Reading): Promise<Pick<TodayCard, 'eInvoices'>> {
  const eInvoices = await findMissingEInvoices(reading, mostRows);
  return eInvoices.total > 0 ? { eInvoices } : {};
}

/** What is older is not waited for any more; the list behind says the same. */
const lookedBackDays = 27;

/** The conversations of the reader's own inbox in which they have not answered since somebody last wrote, the newest first. */
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
      .limit(mostRows),
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

/** The reader's to-dos that are due today or were before, and not done. */
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
      .limit(mostRows),
  ]);
  return {
    total: counted?.total ?? 0,
    rows: rows.map((row) => ({ ...row, dueDate: row.dueDate ?? day, dueTime: row.dueTime?.slice(0, 5) ?? null })),
  };
}

/** The events of the day that the reader sees, those first that are not over; where none is left, what begins next. */
async function readDayEvents(reading: Reading, { day, next, from, until }: ReaderDay): Promise<Pick<TodayCard, 'events' | 'next'>> {
  const [{ total, events }, [soonest]] = await Promise.all([
    findDayEvents(reading, { from, until, fromDate: day, untilDate: next }, mostRows),
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

/** The orders that wait to be sent, the oldest first. */
async function readOrdersToShip({ db, entity }: Reading): Promise<TodayCard['orders']> {
  const { id, createdAt, address, lines, totalCents, currency, version } = orders;
  const waits = and(eq(orders.entity, entity), isToShip(orders));
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(orders).where(waits),
    db.select({ id, createdAt, address, lines, totalCents, currency, version }).from(orders).where(waits).orderBy(asc(id)).limit(mostRows),
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

/** What is sold and of which few are left, the fewest first. */
async function readLowStock({ db, entity }: Reading): Promise<TodayCard['stock']> {
  const { id, name, stock } = products;
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(products).where(isLow(entity)),
    db.select({ id, name, stock }).from(products).where(isLow(entity)).orderBy(asc(stock), asc(id)).limit(mostRows),
  ]);
  return { total: counted?.total ?? 0, rows };
}
