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

/** What a card is read with. What several cards of a dashboard need is read once. */
export interface Reading extends Pick<Scope, 'db' | 'entity' | 'identity' | 'ability' | 'deps' | 'now'> {
  span: Span;
  /** Today, for the company: `YYYY-MM-DD`. */
  today: string;
  /** The zone of the company. */
  companyTimeZone: string;
  /** Where the reader is: as the call says, else as they chose, else where the company is. */
  zone: string;
  /** The company's: sums are of what is in it. */
  currency: string;
  /** What was issued on each day of the span and of the one before. */
  issuedDays: () => Promise<DaySums[]>;
  /** What was ordered on each day of the span and of the one before. */
  orderDays: () => Promise<OrderDay[]>;
  /** The events that the reader sees and that begin next. */
  nextEvents: () => Promise<CalendarEvent[]>;
}

const mostNextEvents = 4;

/** Prepares to read cards for the days that a query asks for. @throws 400 */
export async function readingOf(query: Parameters<typeof readSpan>[0] & { zone?: string | undefined }, scope: Scope): Promise<Reading> {
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
  const nextEvents = once(() => findNextEvents({ ...scope, zone: personsZone ?? companyTimeZone }, now, mostNextEvents));
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
 * The days that a query asks for, as seen from a day.
 * @throws 400 for one day without the other, an end before the start, and more years than anybody compares.
 */
function readSpan({ range, from, until }: Asked, today: string): Span {
  if (from === undefined && until === undefined) return spanOf(range, today);
  if (from === undefined) throw invalid('from', 'required');
  if (until === undefined) throw invalid('until', 'required');
  if (until < from) throw invalid('until', 'end_before_start');
  if (lengthOf({ from, until }) > longestDays) throw invalid('until', { code: 'range_too_wide', years: longestYears });
  // Further back there are no days to compare with.
  if (addDays(from, -lengthOf({ from, until })) < '0001-01-01') throw invalid('from', 'not_a_day');
  return withBefore({ from, until });
}
