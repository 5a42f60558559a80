import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { RealFolder } from '../../contract.ts';
import { mails } from '../../tables.ts';

/** Moves mails to a folder, each for itself: out of the conversation that it is nested in, and without what is nested in it. */
export async function moveHere(db: Db, entity: string, ids: number[], folder: RealFolder, now: Date): Promise<void> {
  if (ids.length === 0) return;
  const ofEntity = eq(mails.entity, entity);
  await db
    .update(mails)
    .set({ isNested: false, nestedInId: null, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(ofEntity, inArray(mails.nestedInId, ids), eq(mails.isNested, true)));
  await db
    .update(mails)
    .set({
      folder,
      isNested: false,
      nestedInId: sql`case when ${mails.isNested} then null else ${mails.nestedInId} end`,
      sendAt: null,
      snoozedUntil: null,
      version: sql`${mails.version} + 1`,
      updatedAt: now,
    })
    .where(and(ofEntity, inArray(mails.id, ids)));
}
