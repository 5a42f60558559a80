import { and, asc, count, eq, sql } from 'drizzle-orm';
import { usersView as users } from '#features/users/tables.ts';
import { live } from '#server/live.ts';
import type { Cards } from '../../contract.ts';
import { growthOf, stepsOf } from '../../spans.ts';
import type { Reading } from '../reading.ts';

/** The users that there are with the role of a subscriber, and how many of them there were at the end of each step. */
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
