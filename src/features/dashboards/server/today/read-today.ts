import type { Subject } from '#contract/endpoint.ts';
import { findMissingEInvoices } from '#features/invoice/server/offers.ts';
import { findDueCards } from '#features/kanban/server/offers.ts';
import { mostRows, type TodayCard } from '../../today-contract.ts';
import type { Reading } from '../reading.ts';
import { readDayEvents } from './read-day-events.ts';
import { readDueTodos } from './read-due-todos.ts';
import { readOverdue } from './read-overdue.ts';
import { readLowStock, readOrdersToShip } from './read-shop-parts.ts';
import { readUnanswered } from './read-unanswered.ts';
import { readerDay } from './reader-day.ts';

async function readMissingEInvoices(reading: Reading): Promise<Pick<TodayCard, 'eInvoices'>> {
  const eInvoices = await findMissingEInvoices(reading, mostRows);
  return eInvoices.total > 0 ? { eInvoices } : {};
}

/** What waits for the reader: each part only where they may read what it is of. */
export async function readToday(reading: Reading): Promise<TodayCard> {
  const may = (subject: Subject) => reading.ability.can('read', subject);
  const day = await readerDay(reading);
  return {
    day: day.day,
    ...(may('Invoice') && { overdue: await readOverdue(reading) }),
    ...(may('Invoice') && (await readMissingEInvoices(reading))),
    ...(may('Email') && { unanswered: await readUnanswered(reading, day) }),
    ...(may('Board') && { cards: await findDueCards(reading, day.until, mostRows) }),
    ...(may('Todo') && { todos: await readDueTodos(reading, day) }),
    ...(may('Calendar') && (await readDayEvents(reading, day))),
    ...(may('Order') && { orders: await readOrdersToShip(reading) }),
    ...(may('Product') && { stock: await readLowStock(reading) }),
  };
}
