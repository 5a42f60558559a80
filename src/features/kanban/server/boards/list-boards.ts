import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listBoards as contract } from '../../board-contract.ts';
import { readSpaces, spaceAmong } from '../spaces/read-spaces.ts';
import { readBoards, toBoard } from './read-boards.ts';

/** The columns of the first board in their order. */
export async function listBoards(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const space = spaceAmong(await readSpaces(scope), undefined);
  return space ? (await readBoards(scope.db, scope.entity, space.id)).map(toBoard) : [];
}
