import { sql } from 'drizzle-orm';
import type { Change } from '#contract/change.ts';
import type { Db } from './database.ts';

// A notification must stay under 8,000 bytes.
const idsPerChange = 500;

interface Announcement {
  entity: string;
  payloads: string[];
}

/** Changes announced so far by open transactions; savepoints are not included. */
const collecting = new WeakMap<Db, Announcement[]>();

/**
 * Announces changes to the entity's open clients and its webhooks once the transaction is committed. Webhook deliveries are written in the
 * same transaction (`announce_changes` in the migrations), so that none is lost or sent for a change that was rolled back.
 */
export async function announce(db: Db, entity: string, ...changes: Change[]): Promise<void> {
  const payloads = changes.flatMap(({ ids, ...change }) => {
    const parts = Array.from({ length: Math.max(1, Math.ceil(ids.length / idsPerChange)) }, (_, part) => part * idsPerChange);
    return parts.map((at) => JSON.stringify({ entity, change: { ...change, ids: ids.slice(at, at + idsPerChange) } }));
  });
  if (payloads.length === 0) return;
  const collected = collecting.get(db);
  if (!collected) return send(db, { entity, payloads });
  const same = collected.find((one) => one.entity === entity);
  if (same) same.payloads.push(...payloads);
  else collected.push({ entity, payloads });
}

/** Runs the work of a transaction and sends its announcements in one statement just before the commit. */
export async function announcingAtEnd<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const collected: Announcement[] = [];
  collecting.set(db, collected);
  try {
    const done = await work(db);
    for (const announcement of collected) await send(db, announcement);
    return done;
  } finally {
    collecting.delete(db);
  }
}

async function send(db: Db, { entity, payloads }: Announcement): Promise<void> {
  await db.execute(sql`select announce_changes(${entity}, ${sql.param(payloads)}::text[])`);
}
