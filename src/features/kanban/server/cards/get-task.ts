import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { getTask as contract } from '../../contract.ts';
import { tasks } from '../../tables.ts';
import { readTask } from './read-tasks.ts';

/** A card with everything on it. */
export async function getTask({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const task = await readTask(scope, params.id);
  const archived = await scope.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.entity, scope.entity), eq(tasks.id, params.id), isNotNull(tasks.archivedAt)));
  return { task, isArchived: archived.length > 0 };
}
