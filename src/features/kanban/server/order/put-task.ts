import { and, eq } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { BoardRow } from '../boards/read-boards.ts';
import type { TaskRow } from '../cards/lock-task.ts';
import { announceCards } from '../spaces/announce-cards.ts';

interface Spot {
  /** The id that cards refer to. */
  boardId: number;
  position: number;
}

/** Writes where a card stands. Whoever edits the card meanwhile is not disturbed: its version stays. */
export async function putTask(scope: Scope, task: TaskRow, { boardId, position }: Spot, boards: BoardRow[]): Promise<void> {
  const { db, entity, now } = scope;
  if (task.boardId === boardId && task.position === position) return;
  await db
    .update(tasks)
    .set({ boardId, position, updatedAt: now })
    .where(and(eq(tasks.entity, entity), eq(tasks.id, task.id)));
  if (task.boardId !== boardId) await recordMove(scope, task, boardId, boards);
  await announceCards(scope, [task.id]);
}

/** Writes down from which board to which a card went, by the titles that they have now. */
export async function recordMove(scope: Scope, { id: taskId, boardId: fromId }: TaskRow, toId: number, boards: BoardRow[]): Promise<void> {
  const titleOf = (id: number) => boards.find(({ rowId }) => rowId === id)?.title ?? '';
  await recordActivity(scope, [{ taskId, kind: 'moved', facts: { from: titleOf(fromId), to: titleOf(toId) } }]);
}
