import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { findPersons } from '../cards/find-persons.ts';

/** The people of a board, each once. @throws 400 for one who is not there. */
export async function checkMembers(ids: number[], scope: Scope): Promise<number[]> {
  const found = await findPersons(scope, ids);
  const unknown = ids.findIndex((id) => !found.has(id));
  if (unknown >= 0) throw invalid(`memberIds.${unknown}`, 'unknown_person');
  return [...new Set(ids)];
}
