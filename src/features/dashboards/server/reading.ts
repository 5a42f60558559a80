import { eq } from 'drizzle-orm';
import type { CalendarEvent } from '#features/calendar/contract.ts';
import { findNextEvents } from '#features/calendar/server/offers.ts';
import { chosenZone, companyZone } from '#features/company-day/server/offers.ts';
import { sellers } from '#features/seller/tables.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type { Span } from '../spans.ts';
import { readSpan } from './read-span.ts';
import { type DaySums, selectIssuedDays } from './select-issued-days.ts';
import { type OrderDay, selectOrderDays } from './select-order-days.ts';

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
