import { count } from 'drizzle-orm';
import { clientsView } from '#features/clients/tables.ts';
import { productsView } from '#features/shop/tables.ts';
import { live } from '#server/live.ts';
import type { Cards } from '../../contract.ts';
import type { Reading } from '../reading.ts';
import type { DaySums } from '../select-issued-days.ts';

/** How many invoices were issued in the days and what they come to; how many clients and products there are by now. */
export async function readFigures(reading: Reading): Promise<Cards['figures']> {
  const may = (subject: 'Invoice' | 'Client' | 'Product') => reading.ability.can('read', subject);
  const [issued, customers, products] = await Promise.all([
    may('Invoice') ? readIssued(reading) : {},
    may('Client') ? countLive(clientsView, reading) : undefined,
    may('Product') ? countLive(productsView, reading) : undefined,
  ]);
  return {
    currency: reading.currency,
    ...issued,
    ...(customers !== undefined && { customers }),
    ...(products !== undefined && { products }),
  };
}

async function readIssued({ issuedDays, span }: Reading): Promise<Pick<Cards['figures'], 'sales' | 'revenueCents'>> {
  const days = (await issuedDays()).filter(({ day }) => day >= span.from);
  const sum = (of: (day: DaySums) => number) => days.reduce((total, day) => total + of(day), 0);
  return { sales: sum(({ listed }) => listed), revenueCents: sum(({ totalCents }) => totalCents) };
}

async function countLive(of: typeof clientsView | typeof productsView, { db, entity }: Reading): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(of).where(live(of, entity));
  return counted?.total ?? 0;
}
