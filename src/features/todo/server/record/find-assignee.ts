import { and, eq, sql } from 'drizzle-orm';
import { peopleView as people } from '#features/people/tables.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { visiblePeople } from './visible-people.ts';

interface GivenAssignee {
  id?: number | undefined;
  fullName?: string | undefined;
}

/**
 * The id of the person that is named by id or full name. Whoever has it already keeps it, also when they have left since.
 * @throws 400 for nobody, and for a name that several have.
 */
export async function findAssignee(given: GivenAssignee | null, currentId: number | null, scope: Scope): Promise<number | null> {
  if (given === null || (given.id !== undefined && given.id === currentId)) return given?.id ?? null;
  if (given.id !== undefined) return refuseUnknownPerson(given.id, 'task.assignee', scope);
  const name = given.fullName?.trim() ?? '';
  const found = await scope.db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(live(people, scope.entity), visiblePeople(scope), sql`${people.fullName} collate names = ${name}`));
  const exact = found.filter(({ fullName }) => fullName === name);
  const [person, another] = exact.length > 0 ? exact : found;
  if (!person) throw invalid('task.assignee', 'unknown_person');
  if (another) throw invalid('task.assignee', 'ambiguous_person');
  return person.id;
}

/** @throws 400 that names the field, unless the person is there. */
export async function refuseUnknownPerson(id: number, field: string, scope: Scope): Promise<number> {
  const [person] = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(and(live(people, scope.entity), eq(people.id, id), visiblePeople(scope)));
  if (!person) throw invalid(field, 'unknown_person');
  return id;
}
