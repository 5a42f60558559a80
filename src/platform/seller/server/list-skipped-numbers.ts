import { and, desc, eq, sql } from 'drizzle-orm';
import { numberIn } from '#contract/money/number-series.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import { numberSeriesView as series } from '../tables.ts';
import { readSeller } from './read-seller.ts';

interface SkippedNumbers {
  /** The first and the last one, as documents would show them. */
  from: string;
  until: string;
  count: number;
  at: string;
  /** Who let the series go on elsewhere. */
  by: string;
}

const most = 200;

/** The numbers that were passed over for good: one after them was given. The newest first. */
export async function listSkippedNumbers(scope: Scope): Promise<SkippedNumbers[]> {
  const { db, entity, ability } = scope;
  const format = await readSeller(scope);
  const part = sql`jsonb_array_elements(${series.skipped})`;
  const at = sql<string>`part ->> 'at'`;
  const rows = await db
    .select({
      series: series.series,
      from: sql`(part ->> 'from')::bigint`.mapWith(Number),
      until: sql`(part ->> 'until')::bigint`.mapWith(Number),
      at,
      by: people.fullName,
    })
    .from(series)
    .innerJoin(sql`lateral ${part} part`, sql`(part ->> 'until')::bigint < ${series.givenPlace}`)
    .leftJoin(people, and(eq(people.entity, series.entity), sql`${people.id} = (part ->> 'personId')::bigint`))
    .where(eq(series.entity, entity))
    .orderBy(desc(at))
    .limit(most);
  return rows.map((row) => ({
    from: numberIn(row.series, row.from, format),
    until: numberIn(row.series, row.until, format),
    count: row.until - row.from + 1,
    at: row.at,
    by: ability.can('read', 'Person') ? (row.by ?? '') : '',
  }));
}
