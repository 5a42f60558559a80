import { sql } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';

/** Whose public pages are reached under a subdomain; null when nobody has it. */
export async function findSubdomain({ database }: Pick<Dependencies, 'database'>, name: string): Promise<string | null> {
  const [row] = await database.reading(null, (db) => queryRows<{ entity: string }>(db, sql`select entity from find_subdomain(${name})`));
  return row?.entity ?? null;
}
