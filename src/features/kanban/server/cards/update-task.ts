import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { conflict, invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateTask as contract } from '../../contract.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findBoard, readBoards } from '../boards/read-boards.ts';
import { insertComments } from '../comments/insert-comments.ts';
import { newComments } from '../comments/new-comments.ts';
import { lockOrder } from '../order/lock-order.ts';
import { recordMove } from '../order/put-task.ts';
import { announceCards } from '../spaces/announce-cards.ts';
import { planCardReminders } from './card-reminders.ts';
import { changeOfTask } from './change-of-task.ts';
import { lockTask, spaceOfTask, writeTask } from './lock-task.ts';
import { readTask } from './read-tasks.ts';
import { tellAssigned } from './tell-assigned.ts';

/** Changes the named fields of a card, also of an archived one; new comments are added in the caller's name. */
export async function updateTask({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const { id, version, boardId } = body.data;
  if (boardId !== undefined) await lockOrder(db, entity);
  const before = await lockTask(scope, id);
  if (version !== undefined && version !== before.version) throw conflict('card', await readTask(scope, id));
  const board = boardId === undefined ? undefined : await findBoard(db, entity, await spaceOfTask(scope, before), boardId);
  if (boardId !== undefined && !board) throw invalid('data.boardId', 'unknown_board');
  const { columns, deeds } = await changeOfTask(body.data, before, scope);
  if (board && board.rowId !== before.boardId) columns.boardId = board.rowId;
  if (Object.keys(columns).length > 0) await writeTask(scope, id, columns);
  if (columns.dueAt !== undefined || columns.assigneeIds || columns.title) await planCardReminders(scope, { ...before, ...columns });
  const added = await newComments(before, body.data.comments, scope);
  if (Object.keys(columns).length === 0 && added.length === 0) return { task: await readTask(scope, id) };
  // Reminders, comments, activity, notifications: everywhere in this order, because each one's counter is held until the end.
  const title = columns.title ?? before.title;
  await insertComments(scope, { id, title }, added);
  if (columns.boardId !== undefined)
    await recordMove(scope, before, columns.boardId, await readBoards(db, entity, await spaceOfTask(scope, before)));
  await recordActivity(
    scope,
    deeds.map((deed) => ({ ...deed, taskId: id })),
  );
  const personIds = (columns.assigneeIds ?? []).filter((one) => !before.assigneeIds.includes(one));
  await tellAssigned(scope, { taskId: id, title, personIds });
  await announceCards(scope, [id]);
  return { task: await readTask(scope, id) };
}
