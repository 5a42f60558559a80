import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateTask } from '../contract.ts';
import { boards, spaces, type tasks, tasksView } from '../tables.ts';
import type { TaskRow } from './card-rows.ts';
import { inSeenBoards } from './read-spaces.ts';

/** The fields of a card update. */
export type GivenTask = GivenOf<typeof updateTask>['body']['data'];

/**
 * Finds assignees by ID or full name, without duplicates. Former employees already on the card may stay. @throws 400 for an unknown person.
 */
export async function findAssignees(
  given: NonNullable<GivenTask['assignedTo']>,
  task: Pick<TaskRow, 'boardId' | 'assigneeIds'>,
  scope: Scope,
): Promise<{ ids: number[]; nameOf: (id: number) => string }> {
  const before = task.assigneeIds;
  const among = await audienceOf(scope, task);
  const byId = await findPersons(scope, [...before, ...given.flatMap(({ id }) => id ?? [])], among);
  const isByName = given.some(({ id }) => id === undefined);
  const byName = new Map((isByName ? await readNames(scope, among) : []).map((person) => [person.fullName.toLowerCase(), person]));
  const ids = given.map(({ id, title }, index) => {
    if (id !== undefined) {
      if (!byId.has(id) && !before.includes(id)) throw invalid(`data.assignedTo.${index}.id`, 'unknown_person');
      return id;
    }
    const person = byName.get((title ?? '').trim().toLowerCase());
    if (!person) throw invalid(`data.assignedTo.${index}.title`, 'unknown_person');
    byId.set(person.id, person);
    return person.id;
  });
  return { ids: [...new Set(ids)], nameOf: (id) => byId.get(id)?.fullName ?? '' };
}

/** Returns the members of a board without duplicates. @throws 400 for an unknown person. */
export async function checkMembers(ids: number[], scope: Scope): Promise<number[]> {
  const found = await findPersons(scope, ids);
  const unknown = ids.findIndex((id) => !found.has(id));
  if (unknown >= 0) throw invalid(`memberIds.${unknown}`, 'unknown_person');
  return [...new Set(ids)];
}

interface Named {
  id: number;
  fullName: string;
}

/** Returns the people with these IDs that the caller can see, keyed by ID. */
export async function findPersons(scope: Scope, ids: number[], among?: SQL): Promise<Map<number, Named>> {
  const { db, entity } = scope;
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(live(people, entity), sql`${people.id} = any(${sql.param(ids)}::bigint[])`, visiblePeople(scope), among));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns all people the caller may mention, for finding names in a text. */
export function readNames(scope: Scope, among?: SQL): Promise<Named[]> {
  const { db, entity } = scope;
  return db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(live(people, entity), visiblePeople(scope), among))
    .orderBy(people.id);
}

/** Limits the people the caller may name: without permission to read people, only themselves and people assigned to cards. */
export function visiblePeople(scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'ability'>): SQL | undefined {
  const { db, entity, identity, ability } = scope;
  if (ability.can('read', 'Person')) return undefined;
  const card = db
    .select({ one: sql`1` })
    .from(tasksView)
    .where(and(live(tasksView, entity), inSeenBoards(tasksView.boardId, scope), sql`${people.id} = any(${tasksView.assigneeIds})`));
  return or(eq(people.id, identity.personId), exists(card));
}

/** Limits the people who may be named on a card: for a board that isn't company-wide, only those who can see it. */
export async function audienceOf(
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
  { boardId }: Pick<typeof tasks.$inferSelect, 'boardId'>,
): Promise<SQL | undefined> {
  const [space] = await db
    .select({ visibility: spaces.visibility, ownerId: spaces.ownerId, memberIds: spaces.memberIds })
    .from(boards)
    .innerJoin(spaces, and(eq(spaces.entity, boards.entity), eq(spaces.id, boards.spaceId)))
    .where(and(eq(boards.entity, entity), eq(boards.id, boardId)));
  if (!space || space.visibility === 'company') return undefined;
  return inArray(people.id, [...space.memberIds, space.ownerId ?? 0]);
}
