import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listBoards as contract } from '../../board-contract.ts';
import { readBoards, toBoard } from './read-boards.ts';

/** The boards in their order. */
export async function listBoards(_given: unknown, { db, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  return (await readBoards(db, entity)).map(toBoard);
}
