import { eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/refusal.ts';
import { fileUsage } from '../tables.ts';

const megabyte = 1024 * 1024;

/** Refuses what would bring the files of an entity over its quota. @param addedBytes what is not counted yet @throws 507. */
export async function refuseOverQuota(db: Db, deps: Dependencies, entity: string, addedBytes: number): Promise<void> {
  const { quotaBytes } = deps.settings;
  if (quotaBytes === 0) return;
  const usedBytes = await readUsedBytes(db, entity);
  if (usedBytes + addedBytes <= quotaBytes) return;
  const used = Math.min(usedBytes, quotaBytes) / megabyte;
  throw new Refusal('quota_exceeded', { code: 'quota_full', used: used.toFixed(1), quota: quotaBytes / megabyte });
}

/** What the entity's files have together, what this transaction added included. */
async function readUsedBytes(db: Db, entity: string): Promise<number> {
  const [usage] = await db.select({ usedBytes: fileUsage.usedBytes }).from(fileUsage).where(eq(fileUsage.entity, entity));
  return usage?.usedBytes ?? 0;
}
