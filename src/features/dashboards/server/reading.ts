import { eq } from 'drizzle-orm';
import type { CalendarEvent } from '#features/calendar/contract.ts';
import { findNextEvents } from '#features/calendar/server/public-api.ts';
import { chosenZone, companyZone } from '#platform/company-day/server/public-api.ts';
import { sellers } from '#platform/seller/tables.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type { Range } from '../span-contract.ts';
import { addDays, lengthOf, longestDays, longestYears, type Span, spanOf, withBefore } from '../spans.ts';
import { type DaySums, type OrderDay, selectIssuedDays, selectOrderDays } from './day-sums.ts';

/** Context for reading cards. Data shared by several cards of a dashboard is read once. */
export interface Reading extends Pick<Scope, 'db' | 'entity' | 'identity' | 'ability' | 'deps' | 'now'> {
  span: Span;
  /** Today in the company's time zone: `YYYY-MM-DD`. */
  today: string;
  companyTimeZone: string;
  /** The reader's time zone: from the request, otherwise their setting, otherwise the company's. */
  zone: string;
  /** The company's currency; totals include only amounts in it. */
  currency: string;
  /** Issued totals for each day of the period and the previous one. */
  issuedDays: () => Promise<DaySums[]>;
  /** Order totals for each day of the period and the previous one. */
  orderDays: () => Promise<OrderDay[]>;
  /** The next events the reader can see. */
  nextEvents: () => Promise<CalendarEvent[]>;
}

const maxNextEvents = 4;

/** Creates the context for reading cards over the requested period. @throws 400 */
export async function createCardContext(
  query: Parameters<typeof readSpan>[0] & { zone?: string | undefined },
  scope: Scope,
): Promise<Reading> {
  const { db, entity, identity, ability, deps, now } = scope;
  const [companyTimeZone, personsZone, [seller]] = await Promise.all([
    companyZone(scope),
    chosenZone(scope),
    db.select({ currency: sellers.currency }).from(sellers).where(eq(sellers.entity, entity)),
  ]);
  const today = dayIn(companyTimeZone, now);
  const span = readSpan(query, today);
  const currency = seller?.currency ?? 'EUR';
  const zone = query.zone ?? personsZone ?? companyTimeZone;
  const both = { from: span.before.from, until: span.until };
  const issuedDays = once(() => selectIssuedDays({ ...scope, currency }, both));
  const orderDays = once(() => selectOrderDays({ ...scope, companyTimeZone }, both));
  const nextEvents = once(() => findNextEvents({ ...scope, zone: personsZone ?? companyTimeZone }, now, maxNextEvents));
  const asked = { db, entity, identity, ability, deps, now };
  return { ...asked, today, companyTimeZone, span, zone, currency, issuedDays, orderDays, nextEvents };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
}

interface Asked {
  range: Range;
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * Returns the requested period, relative to today.
 * @throws 400 for only one of the two dates, an end before the start, or a span that is too long.
 */
function readSpan({ range, from, until }: Asked, today: string): Span {
  if (from === undefined && until === undefined) return spanOf(range, today);
  if (from === undefined) throw invalid('from', 'required');
  if (until === undefined) throw invalid('until', 'required');
  if (until < from) throw invalid('until', 'end_before_start');
  if (lengthOf({ from, until }) > longestDays) throw invalid('until', { code: 'range_too_wide', years: longestYears });
  // No previous period exists before year 1.
  if (addDays(from, -lengthOf({ from, until })) < '0001-01-01') throw invalid('from', 'not_a_day');
  return withBefore({ from, until });
}
