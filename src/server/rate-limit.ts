import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import type { Caller, Dependencies } from './dependencies.ts';
import { networkOf } from './network-of.ts';
import { Refusal } from './refusal.ts';
import { daysBefore, deleteRows, rowsPerTurn } from './sweep.ts';
import { rateLimits } from './tables.ts';

export interface RateLimit {
  /** What is limited and for whom: `login`, a caller (counted by network), a name. Stored as a hash. */
  key: (string | Caller)[];
  hits: number;
  windowSeconds: number;
  /** Once the limit is used up, allows one attempt per this many seconds. */
  slowSeconds?: number;
}

/**
 * Counts an attempt against each limit, in the database so that all servers count together. An attempt rejected by one limit isn't counted
 * against those after it. List limits in the same order everywhere.
 * @throws 429 if a limit is used up
 */
export async function refuseTooMany(deps: Dependencies, limits: RateLimit[]): Promise<void> {
  if (!deps.settings.rateLimit) return;
  const now = deps.clock();
  const waitSeconds = await deps.database.writing(null, async (db) => {
    for (const limit of limits) {
      const wait = await countTry(db, limit, now);
      if (wait > 0) return wait;
    }
    return 0;
  });
  if (waitSeconds > 0) {
    throw new Refusal(
      'too_many_requests',
      { code: 'too_many_tries', seconds: waitSeconds },
      {
        headers: { 'Retry-After': String(waitSeconds) },
      },
    );
  }
}

/**
 * Call after a success under limits that are meant for failures: clears the attempts of the first limit, and takes this one back from the
 * others. Because attempts are counted before they are taken back, a hundred concurrent ones get no further than a hundred in a row.
 */
export async function clearFailedAttempts(deps: Dependencies, limits: RateLimit[]): Promise<void> {
  if (deps.settings.rateLimit) await deps.database.writing(null, (db) => clearFailedAttemptsIn(db, limits));
}

/** Like `clearFailedAttempts`, within the caller's transaction: a success that is rolled back clears nothing. */
export async function clearFailedAttemptsIn(db: Db, [first, ...others]: RateLimit[]): Promise<void> {
  if (!first) return;
  await db.delete(rateLimits).where(eq(rateLimits.key, await hashed(first.key)));
  for (const { key } of others)
    await db
      .update(rateLimits)
      .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
      .where(eq(rateLimits.key, await hashed(key)));
}

/**
 * Counts an event without rejecting it. @returns whether it is the one that fills the window, which is true for exactly one of any
 * concurrent events
 */
export async function fillsWindow(deps: Dependencies, limit: RateLimit): Promise<boolean> {
  if (!deps.settings.rateLimit) return false;
  const { hits } = await deps.database.writing(null, (db) => countHit(db, limit, deps.clock()));
  return hits === limit.hits;
}

/** @returns for how many seconds the attempt is rejected; 0 if it is allowed */
async function countTry(db: Db, limit: RateLimit, now: Date): Promise<number> {
  const { hits, resetsAt } = await countHit(db, limit, now);
  if (hits <= limit.hits) return 0;
  const { key, slowSeconds } = limit;
  if (slowSeconds !== undefined) return countTry(db, { key: ['slow', ...key], hits: 1, windowSeconds: slowSeconds }, now);
  return Math.max(Math.ceil((resetsAt.getTime() - now.getTime()) / 1000), 1);
}

async function countHit(db: Db, { key, windowSeconds }: RateLimit, now: Date): Promise<{ hits: number; resetsAt: Date }> {
  const [at, resetsAt] = [now.toISOString(), new Date(now.getTime() + windowSeconds * 1000)];
  // Expired, or started before the clock was set back: a window never exceeds its length.
  const isOver = sql`(${rateLimits.resetsAt} <= ${at}::timestamptz or ${rateLimits.resetsAt} > excluded.resets_at)`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: await hashed(key), hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  // A new window is a good moment to sweep expired ones.
  if (row?.hits === 1) await sweep(db, new Date(now.getTime() - 86_400_000));
  return row ?? { hits: 0, resetsAt };
}

/** Skips locked rows, so that two sweeps don't deadlock. */
async function sweep(db: Db, before: Date): Promise<void> {
  const gone = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.resetsAt, before))
    .limit(100)
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, gone));
}

async function hashed(key: RateLimit['key']): Promise<string> {
  const parts = key.map((part) => (typeof part === 'string' ? part : networkOf(part.address)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Deletes limits whose windows have expired. They belong to no entity. */
export async function sweepRateLimits(deps: Dependencies): Promise<void> {
  const old = lt(rateLimits.resetsAt, daysBefore(deps.clock(), 1));
  while ((await deps.database.writing(null, (db) => deleteRows(db, rateLimits, old))) >= rowsPerTurn);
}
