import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { Refusal } from './refusal.ts';
import { rateLimits } from './tables.ts';

export interface RateLimit {
  /** What is limited, with for whom: `login`, an address, a name. Kept as a hash. */
  key: string[];
  hits: number;
  windowSeconds: number;
}

/** Takes only what nobody else holds, so that two sweeps do not wait for each other in a circle. */
async function sweep(db: Db, before: Date): Promise<void> {
  const gone = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.resetsAt, before))
    .limit(100)
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, gone));
}

async function hashed(key: string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(key)));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Counts a try under each limit, in the database, so that all servers count together. @throws 429 when one is used up. */
export async function refuseTooMany(deps: Dependencies, limits: RateLimit[]): Promise<void> {
  if (!deps.settings.rateLimit) return;
  const now = deps.clock();
  const waitSeconds = await deps.database.writing(null, async (db) => {
    let longest = 0;
    for (const { key, hits, windowSeconds } of limits) {
      const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
      const [row] = await db
        .insert(rateLimits)
        .values({ key: await hashed(key), hits: 1, resetsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            hits: sql`case when ${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz then 1 else ${rateLimits.hits} + 1 end`,
            resetsAt: sql`case when ${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz then excluded.resets_at else ${rateLimits.resetsAt} end`,
          },
        })
        .returning();
      // A new window is the moment to sweep out those long gone.
      if (row?.hits === 1) await sweep(db, new Date(now.getTime() - 86_400_000));
      if (row && row.hits > hits) longest = Math.max(longest, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000), 1);
    }
    return longest;
  });
  if (waitSeconds > 0) {
    throw new Refusal('too_many_requests', `Too many tries; try again in ${waitSeconds} seconds`, {
      headers: { 'Retry-After': String(waitSeconds) },
    });
  }
}

/** Forgets the tries under a limit, after a success. */
export async function forgetTries(deps: Dependencies, key: string[]): Promise<void> {
  if (!deps.settings.rateLimit) return;
  const hash = await hashed(key);
  await deps.database.writing(null, (db) => db.delete(rateLimits).where(sql`${rateLimits.key} = ${hash}`));
}
