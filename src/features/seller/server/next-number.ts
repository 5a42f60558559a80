import { and, eq, lte, sql } from 'drizzle-orm';
import { type NumberFormat, seriesOf } from '#contract/money/number-series.ts';
import { todayOf } from '#features/company-day/server/offers.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { numberSeries, numberSeriesView } from '../tables.ts';

type Place = Pick<Scope, 'db' | 'entity' | 'now'>;

/** Which number an invoice of today would be given. */
export async function readNextNumber({ numberPrefix }: Pick<NumberFormat, 'numberPrefix'>, place: Place): Promise<number> {
  const { db, entity } = place;
  const { series, lastPlace } = numberSeriesView;
  const [row] = await db
    .select({ lastPlace })
    .from(numberSeriesView)
    .where(and(eq(numberSeriesView.entity, entity), eq(series, seriesOf(numberPrefix, await todayOf(place)))));
  return (row?.lastPlace ?? 0) + 1;
}

/** Lets today's series go on with a number. @throws 400 for one that was given, or passed over, before. */
export async function setNextNumber(next: number, { numberPrefix }: Pick<NumberFormat, 'numberPrefix'>, scope: Place): Promise<void> {
  const { db, entity } = scope;
  const [row] = await db
    .insert(numberSeries)
    .values({ entity, series: seriesOf(numberPrefix, await todayOf(scope)), lastPlace: next - 1 })
    .onConflictDoUpdate({
      target: [numberSeries.entity, numberSeries.series],
      set: { lastPlace: sql`excluded.last_place` },
      setWhere: lte(numberSeries.lastPlace, sql`excluded.last_place`),
    })
    .returning({ lastPlace: numberSeries.lastPlace });
  if (!row) throw invalid('nextNumber', { code: 'too_small', min: await readNextNumber({ numberPrefix }, scope) });
}
