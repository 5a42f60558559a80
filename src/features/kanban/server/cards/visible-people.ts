import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { peopleView as people } from '#features/people/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { tasksView as tasks } from '../../tables.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';

/** The people whom the signed-in person may name: without the ability to read people themselves, and those who stand on cards. */
export function visiblePeople(scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'ability'>): SQL | undefined {
  const { db, entity, identity, ability } = scope;
  if (ability.can('read', 'Person')) return undefined;
  const card = db
    .select({ one: sql`1` })
    .from(tasks)
    .where(and(live(tasks, entity), inSeenBoards(tasks.boardId, scope), sql`${people.id} = any(${tasks.assigneeIds})`));
  return or(eq(people.id, identity.personId), exists(card));
}
