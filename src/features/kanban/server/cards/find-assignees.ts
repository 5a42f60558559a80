import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { audienceOf } from '../spaces/audience-of.ts';
import { findPersons, readNames } from './find-persons.ts';
import type { GivenTask } from './given-task.ts';
import type { TaskRow } from './lock-task.ts';

/** The persons named as assignees, by id or by full name, each once. Who has left may stay. @throws 400 for one who is not there. */
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
