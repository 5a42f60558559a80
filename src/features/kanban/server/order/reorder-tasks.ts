import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { reorderTasks as contract } from '../../contract.ts';
import { readBoards } from '../boards/read-boards.ts';
import { lockShownTask, spaceOfTask, type TaskRow } from '../cards/lock-task.ts';
import { answerTasks } from '../cards/read-tasks.ts';
import { lockOrder } from './lock-order.ts';
import { positionBeside } from './place-task.ts';
import { putTask } from './put-task.ts';

/** Puts a card at another's place in the whole list: after it when it comes from before it, else before it. It takes the board too. */
export async function reorderTasks({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract> | Response> {
  const { db, entity } = scope;
  const { taskId, targetTaskId } = body.data;
  await lockOrder(db, entity);
  const moved = await lockShownTask(scope, taskId);
  if (taskId !== targetTaskId) {
    const target = await lockShownTask(scope, targetTaskId);
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
