import { and, desc, eq, ne } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { tasks, tasksView } from '../tables.ts';
import { recordActivity } from './activity.ts';
import { selectCards, toCard } from './board-page.ts';
import { lockActiveTask, lockOrder, nextOnBoard, positionBeside, shown, spaceOfTask, type TaskRow } from './card-rows.ts';
import { announceCards } from './notify-people.ts';
import { type BoardRow, boardOf, readBoards } from './read-boards.ts';
import { answerTasks } from './read-cards.ts';
import { getSpace } from './read-spaces.ts';

/** Moves a card before another card in a column, or to the column's end. */
export async function moveTask(
  { params, body }: GivenOf<typeof contract.moveTask>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.moveTask>> {
  const { db, deps, entity } = scope;
  await lockOrder(db, entity);
  const moved = await lockActiveTask(scope, params.id);
  const fromSpace = await spaceOfTask(scope, moved);
  const space = await getSpace(scope, body.spaceId ?? fromSpace);
  const there = await readBoards(db, entity, space.id);
  const board = boardOf(there, body.boardId);
  const boards = space.id === fromSpace ? there : [...there, ...(await readBoards(db, entity, fromSpace))];
  const from = boards.find(({ rowId }) => rowId === moved.boardId);
  if (space.id !== fromSpace) await announceCards(scope, [moved.id]);
  const stood = { spaceId: fromSpace, boardId: from?.id ?? board.id, beforeId: await nextOnBoard(db, entity, moved) };
  const stays = board.rowId === moved.boardId && (body.beforeId === moved.id || body.beforeId === stood.beforeId);
  if (!stays)
    await putTask(scope, moved, { boardId: board.rowId, position: await placeOn(scope, moved, board.rowId, body.beforeId) }, boards);
  const [row] = await selectCards(db).where(and(eq(tasksView.entity, entity), eq(tasksView.id, moved.id)));
  if (!row) throw new Error('the moved card is gone');
  return { card: toCard(row, entity, deps.files), stood };
}

async function placeOn({ db, entity }: Scope, moved: TaskRow, boardId: number, beforeId: number | null): Promise<number> {
  const ofBoard = and(shown(entity), eq(tasks.boardId, boardId), ne(tasks.id, moved.id));
  const [before] =
    beforeId === null
      ? []
      : await db
          .select({ id: tasks.id })
          .from(tasks)
          .where(and(ofBoard, eq(tasks.id, beforeId)));
  if (before) return positionBeside(db, entity, { side: 'before', targetId: before.id, movedId: moved.id });
  const [last] = await db.select({ id: tasks.id }).from(tasks).where(ofBoard).orderBy(desc(tasks.position), desc(tasks.id)).limit(1);
  // An empty column has only one place.
  return last ? positionBeside(db, entity, { side: 'after', targetId: last.id, movedId: moved.id }) : moved.position;
}

/** Moves a card to another card's place in the whole list: after it when moving down, otherwise before it. Also changes the column. */
export async function reorderTasks(
  { body }: GivenOf<typeof contract.reorderTasks>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.reorderTasks> | Response> {
  const { db, entity } = scope;
  const { taskId, targetTaskId } = body.data;
  await lockOrder(db, entity);
  const moved = await lockActiveTask(scope, taskId);
  if (taskId !== targetTaskId) {
    const target = await lockActiveTask(scope, targetTaskId);
    const side = comesBefore(moved, target) ? 'after' : 'before';
    const position = await positionBeside(db, entity, { side, targetId: target.id, movedId: moved.id });
    const spaceIds = new Set([await spaceOfTask(scope, moved), await spaceOfTask(scope, target)]);
    const boards = [];
    for (const id of spaceIds) boards.push(...(await readBoards(db, entity, id)));
    await putTask(scope, moved, { boardId: target.boardId, position }, boards);
  }
  return answerTasks(scope);
}

function comesBefore(a: TaskRow, b: TaskRow): boolean {
  return a.position === b.position ? a.id < b.id : a.position < b.position;
}

/** Moves a card to another column without changing its position in the whole list. */
export async function updateTaskBoard(
  { body }: GivenOf<typeof contract.updateTaskBoard>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateTaskBoard> | Response> {
  const { db, entity } = scope;
  const { taskId, newBoardId } = body.data;
  await lockOrder(db, entity);
  const moved = await lockActiveTask(scope, taskId);
  const boards = await readBoards(db, entity, await spaceOfTask(scope, moved));
  const board = boardOf(boards, newBoardId);
  await putTask(scope, moved, { boardId: board.rowId, position: moved.position }, boards);
  return answerTasks(scope);
}

interface Spot {
  /** The column's row ID, which cards reference. */
  boardId: number;
  position: number;
}

/** Updates a card's position without changing its version, so concurrent edits don't conflict. */
async function putTask(scope: Scope, task: TaskRow, { boardId, position }: Spot, boards: BoardRow[]): Promise<void> {
  const { db, entity, now } = scope;
  if (task.boardId === boardId && task.position === position) return;
  await db
    .update(tasks)
    .set({ boardId, position, updatedAt: now })
    .where(and(eq(tasks.entity, entity), eq(tasks.id, task.id)));
  if (task.boardId !== boardId) await recordMove(scope, task, boardId, boards);
  await announceCards(scope, [task.id]);
}

/** Records a card's move between columns with their current titles. */
export async function recordMove(scope: Scope, { id: taskId, boardId: fromId }: TaskRow, toId: number, boards: BoardRow[]): Promise<void> {
  const titleOf = (id: number) => boards.find(({ rowId }) => rowId === id)?.title ?? '';
  await recordActivity(scope, [{ taskId, kind: 'moved', facts: { from: titleOf(fromId), to: titleOf(toId) } }]);
}
