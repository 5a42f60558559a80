import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { findPersons } from '../cards/find-persons.ts';
import type { TaskRow } from '../cards/lock-task.ts';
import { audienceOf } from '../spaces/audience-of.ts';

/** The persons whom a comment names, each once. @throws 400 for one who is not there, or does not see the card. */
export async function checkMentions(mentions: number[], task: TaskRow, scope: Scope): Promise<number[]> {
  const found = await findPersons(scope, mentions, await audienceOf(scope, task));
  const unknown = mentions.findIndex((id) => !found.has(id));
  if (unknown >= 0) throw invalid(`mentions.${unknown}`, 'unknown_person');
  return [...new Set(mentions)];
}
