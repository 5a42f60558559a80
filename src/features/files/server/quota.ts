import { eq } from 'drizzle-orm';
import { refuseOverStorage } from '#features/plan-limits/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/refusal.ts';
import { fileUsage } from '../tables.ts';

const megabyte = 1024 * 1024;

/**
 * Refuses what would bring the files of an entity over its quota, or over what its plan has room for.
 * @param addedBytes what is not counted yet
 * @throws 507, 402
 */
export async function refuseOverQuota(db: Db, deps: Dependencies, entity: string, addedBytes: number): Promise<void> {
  const { quotaBytes } = deps.settings;
  const usedBytes = await readUsedBytes(db, entity);
  // Where both are full it is the smaller one that says so: the larger one alone would lift nothing.
  const isOver = quotaBytes > 0 && usedBytes + addedBytes > quotaBytes;
  const planBytes = isOver ? Math.min(usedBytes + addedBytes, quotaBytes) : usedBytes + addedBytes;
  await refuseOverStorage({ db, deps, entity, now: deps.clock() }, planBytes, usedBytes);
  if (!isOver) return;
  const used = Math.min(usedBytes, quotaBytes) / megabyte;
  throw new Refusal('quota_exceeded', { code: 'quota_full', used: used.toFixed(1), quota: quotaBytes / megabyte });
}

/** What the entity's files have together, what this transaction added included. */
async function readUsedBytes(db: Db, entity: string): Promise<number> {
  const [usage] = await db.select({ usedBytes: fileUsage.usedBytes }).from(fileUsage).where(eq(fileUsage.entity, entity));
  return usage?.usedBytes ?? 0;
}
