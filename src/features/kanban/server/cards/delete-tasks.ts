import { type SQL, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { deletionBy, trashChange } from '#server/deletion.ts';
import type { Scope } from '#server/scope.ts';
import { tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { announceCards } from '../spaces/announce-cards.ts';

/** Deletes cards so that they can be restored. @returns their ids. */
export async function deleteTasks(scope: Scope, which: SQL | undefined): Promise<number[]> {
  const { db, entity } = scope;
  const deleted = await db
    .update(tasks)
    .set({ ...deletionBy(scope), version: sql`${tasks.version} + 1` })
    .where(which)
    .returning({ taskId: tasks.id });
  const ids = deleted.map(({ taskId }) => taskId);
  await recordActivity(
    scope,
    ids.map((taskId) => ({ taskId, kind: 'deleted' })),
  );
  await announceCards(scope, ids);
  if (ids.length > 0) await announce(db, entity, trashChange);
  return ids;
}
