import { and, eq } from 'drizzle-orm';
import { countryCodeOf } from '#contract/address/country-code.ts';
import { mainZoneOf } from '#contract/address/main-zones.ts';
import { people } from '#platform/people/tables.ts';
import { type sellers, sellersView } from '#platform/seller/tables.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn, isZone } from '#server/zone-days.ts';

type Place = Pick<Scope, 'db' | 'entity'>;

/** Returns a company's time zone: the chosen one, else the main zone of its country; null when neither is known. */
export function zoneOf({ timeZone, country }: Pick<typeof sellers.$inferSelect, 'timeZone' | 'country'>): string | null {
  if (isZone(timeZone)) return timeZone;
  const code = countryCodeOf(country);
  return code === null ? null : mainZoneOf(code);
}

/** Returns the company's time zone and country code; null where unknown. */
export async function knownPlace({ db, entity }: Place): Promise<{ zone: string | null; country: string | null }> {
  const { timeZone, country } = sellersView;
  const [row] = await db.select({ timeZone, country }).from(sellersView).where(eq(sellersView.entity, entity));
  return row ? { zone: zoneOf(row), country: countryCodeOf(row.country) } : { zone: null, country: null };
}

/** Returns the company's time zone; UTC while neither zone nor country is set. */
export async function companyZone(place: Place): Promise<string> {
  return (await knownPlace(place)).zone ?? 'UTC';
}

/**
 * Returns the company's current date as `YYYY-MM-DD`. Use it for the dates of documents, periods, and deadlines: in Auckland
 * it is tomorrow while it is still today in UTC.
 */
export async function todayOf(place: Place & Pick<Scope, 'now'>): Promise<string> {
  return dayIn(await companyZone(place), place.now);
}

/** Returns the caller's chosen time zone, else the company's; the server doesn't know the browser's. */
export async function personZone(scope: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<string> {
  return (await chosenZone(scope)) ?? companyZone(scope);
}

/** Returns the caller's chosen time zone, if any. */
export async function chosenZone({ db, entity, identity }: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<string | null> {
  const [row] = await db
    .select({ zone: people.timeZone })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
  return row?.zone && isZone(row.zone) ? row.zone : null;
}
