import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listTasks as contract } from '../../contract.ts';
import { readAllTasks } from './read-tasks.ts';

/** All cards in their order. */
export function listTasks(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return readAllTasks(scope);
}
