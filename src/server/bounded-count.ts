import { type SQL, sql } from 'drizzle-orm';
import { maxExactCount } from '#contract/max-exact-count.ts';
import type { Db } from './database.ts';
import { queryRows } from './query-rows.ts';

/** Counts the rows that match a condition, up to `most` plus one. */
export function selectCount(from: SQL, condition: SQL | undefined, most: number | null): SQL {
  const limit = most === null ? sql`` : sql`limit ${most + 1}`;
  return sql`select count(*) as total from (select from ${from} where ${condition ?? sql`true`} ${limit}) counted`;
}

interface Part {
  /** Null for a page out of range. */
  offset: number | null;
  perPage: number;
  exactTotal: boolean;
}

/** Returns how far to count a list; null means all of it, if the exact total is requested or the page is beyond the limit. */
export function maxToCount({ offset, perPage, exactTotal }: Part): number | null {
  return exactTotal || (offset ?? 0) + perPage > maxExactCount ? null : maxExactCount;
}

/** Returns the total of a list, as far as it is counted. */
export async function countTotal(
  db: Db,
  from: SQL,
  condition: SQL | undefined,
  most: number | null,
): Promise<{ total: number; isAtLeast?: true }> {
  const [row] = await queryRows<{ total: string }>(db, selectCount(from, condition, most));
  const total = Number(row?.total ?? 0);
  return most !== null && total > most ? { total: most, isAtLeast: true } : { total };
}
