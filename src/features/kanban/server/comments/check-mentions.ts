import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { findPersons } from '../cards/find-persons.ts';

/** The persons whom a comment names, each once. @throws 400 for one who is not there. */
export async function checkMentions(mentions: number[], scope: Scope): Promise<number[]> {
  const found = await findPersons(scope, mentions);
  const unknown = mentions.findIndex((id) => !found.has(id));
  if (unknown >= 0) throw invalid(`mentions.${unknown}`, 'unknown_person');
  return [...new Set(mentions)];
}
