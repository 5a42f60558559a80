import { and, eq } from 'drizzle-orm';
import { type NumberFormat, seriesOf } from '#contract/money/number-series.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { numberSeries, numberSeriesView } from '../tables.ts';

type Place = Pick<Scope, 'db' | 'entity' | 'now'>;
type SettingPlace = Place & Pick<Scope, 'identity'>;

/** Returns the number of an invoice issued today. */
export async function readNextNumber({ numberPrefix }: Pick<NumberFormat, 'numberPrefix'>, place: Place): Promise<number> {
  const { db, entity } = place;
  const { series, lastPlace } = numberSeriesView;
  const [row] = await db
    .select({ lastPlace })
    .from(numberSeriesView)
    .where(and(eq(numberSeriesView.entity, entity), eq(series, seriesOf(numberPrefix, await todayOf(place)))));
  return (row?.lastPlace ?? 0) + 1;
}

/**
 * Continues today's series at a number, which may be lower than before if no higher one was assigned. Skipped numbers are recorded for the
 * list of gaps. @throws 400 for an assigned number, or one before an assigned one
 */
export async function setNextNumber(
  next: number,
  { numberPrefix }: Pick<NumberFormat, 'numberPrefix'>,
  scope: SettingPlace,
): Promise<void> {
  const { db, entity, now, identity } = scope;
  const series = seriesOf(numberPrefix, await todayOf(scope));
  const isSeries = and(eq(numberSeries.entity, entity), eq(numberSeries.series, series));
  await db.insert(numberSeries).values({ entity, series, lastPlace: 0 }).onConflictDoNothing();
  const [row] = await db.select().from(numberSeries).where(isSeries).for('update');
  if (!row) throw new Error(`no series ${series}`);
  const { givenPlace } = row;
  if (next <= givenPlace) throw invalid('nextNumber', { code: 'too_small', min: givenPlace + 1 });
  const passed = { from: givenPlace + 1, until: next - 1, at: now.toISOString(), personId: identity.personId };
  const skipped = [...row.skipped.filter(({ until }) => until < givenPlace), ...(next - 1 > givenPlace ? [passed] : [])];
  await db
    .update(numberSeries)
    .set({ lastPlace: next - 1, skipped })
    .where(isSeries);
}
