import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteTask as contract } from '../../contract.ts';
import { tasks } from '../../tables.ts';
import { lockOrder } from '../order/lock-order.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';
import { deleteTasks } from './delete-tasks.ts';

/** Deletes a card, also one of the archive. */
export async function deleteTask({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const deleted = await deleteTasks(scope, and(live(tasks, entity), eq(tasks.id, params.id), inSeenBoards(tasks.boardId, scope)));
  if (deleted.length === 0) throw notFound('card');
}
