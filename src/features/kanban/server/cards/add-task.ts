import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { addTask as contract } from '../../contract.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { getBoard } from '../boards/read-boards.ts';
import { lockOrder } from '../order/lock-order.ts';
import { findAssignees } from './find-assignees.ts';
import { insertCard } from './insert-card.ts';
import { readTask } from './read-tasks.ts';
import { tellAssigned } from './tell-assigned.ts';

type Given = GivenOf<typeof contract>['body']['data'];

const dueInMs = 2 * 24 * 60 * 60 * 1000;

/** Adds a card at the end of a column; by the specification's call it is due in two days. */
export async function addTask({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { title, boardId, spaceId, assignedTo = [] } = body.data;
  await lockOrder(db, entity);
  const board = await getBoard(scope, boardId, spaceId);
  const { ids, nameOf } = await findAssignees(assignedTo, { boardId: board.rowId, assigneeIds: [] }, scope);
  const taskId = await insertCard(scope, board, {
    ...{ title, assigneeIds: ids, createdBy: identity.personId },
    dueAt: dueOf(body.data, now),
  });
  if (ids.length > 0) await recordActivity(scope, [{ taskId, kind: 'assigned', facts: { names: ids.map(nameOf) } }]);
  await tellAssigned(scope, { taskId, title, personIds: ids });
  return { newTask: await readTask(scope, taskId) };
}

/** What names the board is the page's own: there a card is due when somebody says so. */
function dueOf({ dueDate, spaceId }: Given, now: Date): Date | null {
  if (dueDate === undefined) return spaceId === undefined ? new Date(now.getTime() + dueInMs) : null;
  return dueDate === null ? null : new Date(dueDate);
}
