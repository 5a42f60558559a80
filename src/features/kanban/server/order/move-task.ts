import { and, desc, eq, ne } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { moveTask as contract } from '../../contract.ts';
import { tasks, tasksView } from '../../tables.ts';
import { boardOf, readBoards } from '../boards/read-boards.ts';
import { lockShownTask, spaceOfTask, type TaskRow } from '../cards/lock-task.ts';
import { selectCards, toCard } from '../cards/read-cards.ts';
import { announceCards } from '../spaces/announce-cards.ts';
import { getSpace } from '../spaces/read-spaces.ts';
import { lockOrder } from './lock-order.ts';
import { nextOnBoard, positionBeside, shown } from './place-task.ts';
import { putTask } from './put-task.ts';

/** Puts a card on a board before another one, or at the board's end. */
export async function moveTask({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity } = scope;
  await lockOrder(db, entity);
  const moved = await lockShownTask(scope, params.id);
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
  // On an empty board every place is the end.
  return last ? positionBeside(db, entity, { side: 'after', targetId: last.id, movedId: moved.id }) : moved.position;
}
