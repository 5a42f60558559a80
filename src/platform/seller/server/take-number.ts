import { sql } from 'drizzle-orm';
import { type NumberFormat, numberIn, seriesOf } from '#contract/money/number-series.ts';
import type { Scope } from '#server/scope.ts';
import { numberSeries } from '../tables.ts';

/**
 * Assigns the next number to an invoice of a day. Concurrent calls for the same series wait until this one commits or rolls back, so no
 * number
 * is assigned twice or lost.
 */
export async function takeNumber({ db, entity }: Pick<Scope, 'db' | 'entity'>, format: NumberFormat, day: string): Promise<string> {
  const series = seriesOf(format.numberPrefix, day);
  const [row] = await db
    .insert(numberSeries)
    .values({ entity, series, lastPlace: 1, givenPlace: 1, lastIssuedOn: day })
    .onConflictDoUpdate({
      target: [numberSeries.entity, numberSeries.series],
      set: {
        lastPlace: sql`${numberSeries.lastPlace} + 1`,
        givenPlace: sql`${numberSeries.lastPlace} + 1`,
        lastIssuedOn: sql`greatest(${numberSeries.lastIssuedOn}, excluded.last_issued_on)`,
      },
    })
    .returning({ place: numberSeries.lastPlace });
  if (!row) throw new Error(`no number in ${series}`);
  return numberIn(series, row.place, format);
}
