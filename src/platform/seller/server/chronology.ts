import { and, eq } from 'drizzle-orm';
import { countryCodeOf } from '#contract/address/country-code.ts';
import { seriesOf } from '#contract/money/number-series.ts';
import type { Scope } from '#server/scope.ts';
import type { SellerProfile } from '../contract.ts';
import { numberSeries } from '../tables.ts';

/** Countries whose law requires invoice dates to increase with their numbers. */
const strictCountries: readonly (string | null)[] = ['FR', 'IT', 'ES', 'PT'];

/** Checks whether an invoice dated before the latest number of its series must not be issued. */
export function refusesEarlierDates({ chronology, country }: Pick<SellerProfile, 'chronology' | 'country'>): boolean {
  return chronology === 'by-country' ? strictCountries.includes(countryCodeOf(country)) : chronology === 'refuse';
}

/** Returns the date of the latest number in a day's series if it is later than the day; null otherwise. */
export async function laterNumberOf(
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
  { numberPrefix }: Pick<SellerProfile, 'numberPrefix'>,
  day: string,
): Promise<string | null> {
  const { series, lastIssuedOn } = numberSeries;
  const [row] = await db
    .select({ lastIssuedOn })
    .from(numberSeries)
    .where(and(eq(numberSeries.entity, entity), eq(series, seriesOf(numberPrefix, day))));
  const last = row?.lastIssuedOn ?? null;
  return last !== null && last > day ? last : null;
}
