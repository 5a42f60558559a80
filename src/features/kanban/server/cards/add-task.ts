import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addTask as contract } from '../../contract.ts';
import { tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { getBoard } from '../boards/read-boards.ts';
import { lockOrder } from '../order/lock-order.ts';
import { endPosition } from '../order/place-task.ts';
import { readTask } from './read-tasks.ts';

const dueInMs = 2 * 24 * 60 * 60 * 1000;

/** Adds a card at the end of a board, due in two days. */
export async function addTask({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { title, boardId } = body.data;
  await lockOrder(db, entity);
  const board = await getBoard(db, entity, boardId);
  const position = await endPosition(db, entity);
  const id = await nextId(db, entity, 'board task');
  await db.insert(tasks).values({
    ...{ entity, id, title, position, boardId: board.rowId },
    dueAt: new Date(now.getTime() + dueInMs),
    createdBy: identity.personId,
    createdAt: now,
    updatedAt: now,
  });
  await recordActivity(scope, [{ taskId: id, kind: 'added', facts: { to: board.title } }]);
  await announce(db, entity, { kind: 'board', ids: [id] });
  return { newTask: await readTask(scope, id) };
}
