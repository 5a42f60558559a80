import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { getTask as contract } from '../../contract.ts';
import { boards, tasks } from '../../tables.ts';
import { readTask } from './read-tasks.ts';

/** A card with everything on it. */
export async function getTask({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const task = await readTask(scope, params.id);
  const [stands] = await scope.db
    .select({ archivedAt: tasks.archivedAt, spaceId: boards.spaceId })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.entity, tasks.entity), eq(boards.id, tasks.boardId)))
    .where(and(eq(tasks.entity, scope.entity), eq(tasks.id, params.id)));
  if (!stands) throw notFound('card');
  return { task, isArchived: stands.archivedAt !== null, spaceId: stands.spaceId };
}
