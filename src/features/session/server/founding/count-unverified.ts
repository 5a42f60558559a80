import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';

/** How many accounts of the installation have an address that nobody has confirmed. */
export async function countUnverified(db: Db): Promise<number> {
  const [row] = await queryRows<{ waiting: string }>(db, sql`select count_unverified_accounts() as waiting`);
  return Number(row?.waiting ?? 0);
}
