import { sql } from 'drizzle-orm';
import type { Change } from '#contract/change.ts';
import type { Db } from './database.ts';

// What is notified must stay under 8,000 bytes.
const idsPerChange = 500;

/**
 * Tells the entity's open clients of changes, once the transaction is committed, and its webhooks: what they are to be told is written in the same
 * transaction (`announce_changes` of the migrations), so that it is neither lost nor told of what never was.
 */
export async function announce(db: Db, entity: string, ...changes: Change[]): Promise<void> {
  const payloads = changes.flatMap(({ ids, ...change }) => {
    const parts = Array.from({ length: Math.max(1, Math.ceil(ids.length / idsPerChange)) }, (_, part) => part * idsPerChange);
    return parts.map((at) => JSON.stringify({ entity, change: { ...change, ids: ids.slice(at, at + idsPerChange) } }));
  });
  if (payloads.length > 0) await db.execute(sql`select announce_changes(${entity}, ${sql.param(payloads)}::text[])`);
}
