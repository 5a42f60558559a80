import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { addTask as contract } from '../../contract.ts';
import { getBoard } from '../boards/read-boards.ts';
import { lockOrder } from '../order/lock-order.ts';
import { insertCard } from './insert-card.ts';
import { readTask } from './read-tasks.ts';

const dueInMs = 2 * 24 * 60 * 60 * 1000;

/** Adds a card at the end of a column; by the specification's call it is due in two days. */
export async function addTask({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { title, boardId, spaceId } = body.data;
  await lockOrder(db, entity);
  const board = await getBoard(scope, boardId, spaceId);
  const id = await insertCard(scope, board, {
    title,
    // What names the board is the page's own: there a card is due when somebody says so.
    dueAt: spaceId === undefined ? new Date(now.getTime() + dueInMs) : null,
    createdBy: identity.personId,
  });
  return { newTask: await readTask(scope, id) };
}
