import { and, desc, eq, sql } from 'drizzle-orm';
import { numberIn } from '#contract/money/number-series.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import { numberSeriesView as series } from '../tables.ts';
import { readSeller } from './read-seller.ts';

interface SkippedNumbers {
  /** First and last skipped number, formatted as on documents. */
  from: string;
  until: string;
  count: number;
  at: string;
  /** Name of the person who changed the next number. */
  by: string;
}

const most = 200;

/** Returns the numbers skipped for good, because a later one was assigned. Newest first. */
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
