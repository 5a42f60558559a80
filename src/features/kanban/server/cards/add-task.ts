import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addTask as contract } from '../../contract.ts';
import { tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { getBoard } from '../boards/read-boards.ts';
import { lockOrder } from '../order/lock-order.ts';
import { endPosition } from '../order/place-task.ts';
import { announceSpace } from '../spaces/announce-cards.ts';
import { planCardReminders } from './card-reminders.ts';
import { readTask } from './read-tasks.ts';

const dueInMs = 2 * 24 * 60 * 60 * 1000;

/** Adds a card at the end of a column; by the specification's call it is due in two days. */
export async function addTask({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { title, boardId, spaceId } = body.data;
  await lockOrder(db, entity);
  const board = await getBoard(scope, boardId, spaceId);
  const position = await endPosition(db, entity);
  const id = await nextId(db, entity, 'board task');
  const [card] = await db
    .insert(tasks)
    .values({
      ...{ entity, id, title, position, boardId: board.rowId },
      // What names the board is the page's own: there a card is due when somebody says so.
      dueAt: spaceId === undefined ? new Date(now.getTime() + dueInMs) : null,
      createdBy: identity.personId,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!card) throw new Error('the card was not added');
  if (card.dueAt) await planCardReminders(scope, card);
  await recordActivity(scope, [{ taskId: id, kind: 'added', facts: { to: board.title } }]);
  await announceSpace(scope, board.space, [id]);
  return { newTask: await readTask(scope, id) };
}
