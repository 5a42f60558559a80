import { sql } from 'drizzle-orm';
import type { Change } from '#contract/change.ts';
import type { Db } from './database.ts';

// What is notified must stay under 8,000 bytes.
const idsPerChange = 500;

/** Tells the entity's open clients of a change, once the transaction is committed. */
export async function announce(db: Db, entity: string, { ids, ...change }: Change): Promise<void> {
  for (let at = 0; at === 0 || at < ids.length; at += idsPerChange) {
    const payload = JSON.stringify({ entity, change: { ...change, ids: ids.slice(at, at + idsPerChange) } });
    await db.execute(sql`select pg_notify('atrium', ${payload})`);
  }
}
