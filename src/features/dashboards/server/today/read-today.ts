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
