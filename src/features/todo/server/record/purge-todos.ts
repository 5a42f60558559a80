import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { unlink } from '#features/links/server/offers.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { notFound } from '#server/refusal.ts';
import type { TrashWork } from '#server/trash-kind.ts';
import type { purgeTodoTasks as contract } from '../../contract.ts';
import { todoTasks } from '../../tables.ts';

/** Removes deleted to-dos for good: all of the given ones, or none when one of them is not among the deleted. */
export async function purgeTodos({ body }: GivenOf<typeof contract>, { db, entity }: TrashWork): Promise<AnswerOf<typeof contract>> {
  const purged = await db
    .delete(todoTasks)
    .where(and(eq(todoTasks.entity, entity), isNotNull(todoTasks.deletedAt), body.ids && inArray(todoTasks.id, body.ids)))
    .returning({ id: todoTasks.id });
  if (body.ids && purged.length < new Set(body.ids).size) throw notFound('todo');
  const gone = purged.map(({ id }) => id);
  await unlink(db, entity, 'todo', gone);
  if (purged.length > 0) await announce(db, entity, { kind: 'todo', ids: gone }, trashChange);
  return { purged: purged.length };
}
