import { and, eq } from 'drizzle-orm';
import { countryCodeOf } from '#contract/address/country-code.ts';
import { mainZoneOf } from '#contract/address/main-zones.ts';
import { people } from '#platform/people/tables.ts';
import { type sellers, sellersView } from '#platform/seller/tables.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn, isZone } from '#server/zone-days.ts';

type Place = Pick<Scope, 'db' | 'entity'>;

/** The zone that a company chose, else the main one of its country; null when neither is known. */
export function zoneOf({ timeZone, country }: Pick<typeof sellers.$inferSelect, 'timeZone' | 'country'>): string | null {
  if (isZone(timeZone)) return timeZone;
  const code = countryCodeOf(country);
  return code === null ? null : mainZoneOf(code);
}

/** The company's time zone and the code of its country; null where they are not known. */
export async function knownPlace({ db, entity }: Place): Promise<{ zone: string | null; country: string | null }> {
  const { timeZone, country } = sellersView;
  const [row] = await db.select({ timeZone, country }).from(sellersView).where(eq(sellersView.entity, entity));
  return row ? { zone: zoneOf(row), country: countryCodeOf(row.country) } : { zone: null, country: null };
}

/** The company's time zone; UTC while neither zone nor country is set. */
export async function companyZone(place: Place): Promise<string> {
  return (await knownPlace(place)).zone ?? 'UTC';
}

/**
 * Today, `YYYY-MM-DD`, for the company. Every day that a document, a period or a deadline takes from the clock comes from here: in Auckland
 * it is tomorrow while it is still today in UTC.
 */
export async function todayOf(place: Place & Pick<Scope, 'now'>): Promise<string> {
  return dayIn(await companyZone(place), place.now);
}

/** The zone that the signed-in person chose, else the company's: what the browser's is, the server does not know. */
export async function personZone(scope: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<string> {
  return (await chosenZone(scope)) ?? companyZone(scope);
}

/** The zone that the signed-in person chose, if they chose one. */
export async function chosenZone({ db, entity, identity }: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<string | null> {
  const [row] = await db
    .select({ zone: people.timeZone })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
  return row?.zone && isZone(row.zone) ? row.zone : null;
}
