import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { peopleView as people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import { todoTasksView as todos } from '../../tables.ts';

/** The people whom the signed-in person may name: without the ability to read people themselves, and those who have a to-do. */
export function visiblePeople({ db, entity, identity, ability }: Pick<Scope, 'db' | 'entity' | 'identity' | 'ability'>): SQL | undefined {
  if (ability.can('read', 'Person')) return undefined;
  const todo = db
    .select({ one: sql`1` })
    .from(todos)
    .where(and(eq(todos.entity, entity), eq(todos.assigneeId, people.id)));
  return or(eq(people.id, identity.personId), exists(todo));
}
