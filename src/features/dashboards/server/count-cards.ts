import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { clientsView as clients } from '#features/clients/tables.ts';
import { employeeStatuses } from '#features/employees/contract.ts';
import { employeesView as employees } from '#features/employees/tables.ts';
import { productCounts } from '#features/shop/tables.ts';
import { usersView as users } from '#platform/people/tables.ts';
import { live } from '#server/live.ts';
import type { Cards } from '../contract.ts';
import { growthOf, stepsOf } from '../spans.ts';
import type { DaySums } from './day-sums.ts';
import type { Reading } from './reading.ts';

/** Number and total of the invoices issued in the period, and the current numbers of clients and products. */
export async function readFigures(reading: Reading): Promise<Cards['figures']> {
  const may = (subject: 'Invoice' | 'Client' | 'Product') => reading.ability.can('read', subject);
  const [issued, customers, products] = await Promise.all([
    may('Invoice') ? readIssued(reading) : {},
    may('Client') ? countClients(reading) : undefined,
    may('Product') ? countProducts(reading) : undefined,
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

async function countClients({ db, entity }: Reading): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(clients).where(live(clients, entity));
  return counted?.total ?? 0;
}

async function countProducts(reading: Reading): Promise<number> {
  const [kept] = await selectProductCount(reading);
  return kept?.total ?? 0;
}

/** Sums the counts stored per category and brand. */
export function selectProductCount({ db, entity }: Pick<Reading, 'db' | 'entity'>) {
  const total = sql<number>`coalesce(sum(${productCounts.total}), 0)`.mapWith(Number);
  return db.select({ total }).from(productCounts).where(eq(productCounts.entity, entity));
}

/** The current number of subscribers, and their number at the end of each step. */
export async function readSubscribers(reading: Reading): Promise<Cards['subscribers']> {
  const { db, entity, companyTimeZone, span } = reading;
  const day = sql<string>`to_char(${users.createdAt} at time zone ${companyTimeZone}, 'YYYY-MM-DD')`;
  const added = await db
    .select({ day, added: count() })
    .from(users)
    .where(and(live(users, entity), eq(users.role, 'subscriber')))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
  const there = (last: string) => added.reduce((sum, one) => (one.day <= last ? sum + one.added : sum), 0);
  const earlier = stepsOf(span.before);
  const points = stepsOf(span).map(({ from, until }, at) => ({
    day: from,
    value: there(until),
    before: there(earlier[at]?.until ?? span.before.until),
  }));
  const subscribers = added.reduce((sum, one) => sum + one.added, 0);
  return {
    ...{ series: [{ name: 'Subscribers', data: points.map(({ value }) => value) }], points, span },
    growth: growthOf(there(span.until), there(span.before.until)),
    analyticsData: { subscribers },
  };
}

const maxPosts = 5;
const appliedCode = employeeStatuses.indexOf('applied') + 1;

/** The most common posts among employees, counted as in their list, and the number of applicants. */
export async function readPosts({ db, entity }: Reading): Promise<Cards['posts']> {
  const { post, status } = employees;
  const applied = sql<number>`count(*) filter (where ${status} = ${appliedCode})::int`;
  const [rows, [all]] = await Promise.all([
    db
      .select({ post, count: count(), applied })
      .from(employees)
      .where(and(live(employees, entity), ne(post, '')))
      .groupBy(post)
      .orderBy(desc(count()), asc(post))
      .limit(maxPosts),
    db.select({ total: count(), applied }).from(employees).where(live(employees, entity)),
  ]);
  return { total: all?.total ?? 0, applied: all?.applied ?? 0, rows };
}
