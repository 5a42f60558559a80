import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { archiveTask as contract } from '../../contract.ts';
import { boards } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOrder } from '../order/lock-order.ts';
import { announceCards } from '../spaces/announce-cards.ts';
import { lockTask, writeTask } from './lock-task.ts';
import { readTask } from './read-tasks.ts';

/** Takes a card off its board into the archive, or puts it back where it stood. Once more changes nothing. */
export async function archiveTask({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, now } = scope;
  await lockOrder(db, entity);
  const row = await lockTask(scope, params.id);
  if (body.value === (row.archivedAt !== null)) return;
  const [board] = await db
    .select({ deletedAt: boards.deletedAt })
    .from(boards)
    .where(and(eq(boards.entity, entity), eq(boards.id, row.boardId)));
  // Moved to a board that is there (`update-task` with `boardId`), it can be put back.
  if (!body.value && board?.deletedAt) throw new Refusal('conflict', { code: 'board_gone' }, { current: await readTask(scope, row.id) });
  await writeTask(scope, row.id, { archivedAt: body.value ? now : null });
  await recordActivity(scope, [{ taskId: row.id, kind: body.value ? 'archived' : 'unarchived' }]);
  await announceCards(scope, [row.id]);
}
