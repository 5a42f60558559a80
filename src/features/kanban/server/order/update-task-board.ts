import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { updateTaskBoard as contract } from '../../contract.ts';
import { boardOf, readBoards } from '../boards/read-boards.ts';
import { lockShownTask, spaceOfTask } from '../cards/lock-task.ts';
import { answerTasks } from '../cards/read-tasks.ts';
import { lockOrder } from './lock-order.ts';
import { putTask } from './put-task.ts';

/** Puts a card on another board; its position in the whole list stays. */
export async function updateTaskBoard({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract> | Response> {
  const { db, entity } = scope;
  const { taskId, newBoardId } = body.data;
  await lockOrder(db, entity);
  const moved = await lockShownTask(scope, taskId);
  const boards = await readBoards(db, entity, await spaceOfTask(scope, moved));
  const board = boardOf(boards, newBoardId);
  await putTask(scope, moved, { boardId: board.rowId, position: moved.position }, boards);
  return answerTasks(scope);
}
