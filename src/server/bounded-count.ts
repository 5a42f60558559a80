import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/most-counted.ts';
import type { Db } from './database.ts';
import { queryRows } from './query-rows.ts';

/** Counts the rows that fit a condition, no further than `most` and one more. */
export function selectCount(from: SQL, condition: SQL | undefined, most: number | null): SQL {
  const limit = most === null ? sql`` : sql`limit ${most + 1}`;
  return sql`select count(*) as total from (select from ${from} where ${condition ?? sql`true`} ${limit}) counted`;
}

interface Part {
  /** Null for a page that is none. */
  offset: number | null;
  perPage: number;
  exactTotal: boolean;
}

/** How much of a list a caller is told: all of it if that is asked for, or for a page beyond what is counted. */
export function mostToCount({ offset, perPage, exactTotal }: Part): number | null {
  return exactTotal || (offset ?? 0) + perPage > mostCounted ? null : mostCounted;
}

/** The total of a list as far as it is counted. */
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
