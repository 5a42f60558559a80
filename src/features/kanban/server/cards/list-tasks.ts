import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listTasks as contract } from '../../contract.ts';
import { answerTasks } from './read-tasks.ts';

/** The cards of the first board in their order. */
export function listTasks(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract> | Response> {
  return answerTasks(scope);
}
