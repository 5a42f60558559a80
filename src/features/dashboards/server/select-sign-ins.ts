import { and, count, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { auditEntries as entries } from '#features/audit/tables.ts';
import { beginIn, endIn } from '#server/zone-days.ts';
import type { DaySpan } from '../spans.ts';
import type { Reading } from './reading.ts';

type Asking = Pick<Reading, 'db' | 'entity' | 'companyTimeZone'>;

/** The condition for the sign-ins of a span. */
function signIns({ entity, companyTimeZone }: Asking, { from, until }: DaySpan): SQL | undefined {
  return and(
    eq(entries.entity, entity),
    eq(entries.action, 'session.signed-in'),
    gte(entries.at, beginIn(companyTimeZone, from)),
    lt(entries.at, endIn(companyTimeZone, until)),
  );
}

/** Who signed in on which day, and how often. */
export function selectSignInDays(asking: Asking, span: DaySpan): Promise<{ day: string; actorId: number | null; signedIn: number }[]> {
  return asking.db
    .select({
      day: sql<string>`to_char(${entries.at} at time zone ${asking.companyTimeZone}, 'YYYY-MM-DD')`,
      actorId: entries.actorId,
      signedIn: count(),
    })
    .from(entries)
    .where(signIns(asking, span))
    .groupBy(sql`1`, entries.actorId);
}

/** How often each browser, as it names itself, was signed in with. */
export function selectUserAgents(asking: Asking, span: DaySpan): Promise<{ userAgent: string; signedIn: number }[]> {
  return asking.db
    .select({ userAgent: entries.userAgent, signedIn: count() })
    .from(entries)
    .where(signIns(asking, span))
    .groupBy(entries.userAgent);
}
