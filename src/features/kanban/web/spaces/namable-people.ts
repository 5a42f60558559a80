import type { BoardPage } from '../board-page-answer.ts';

/** Returns the people who can be named on a card of the board: for a board that isn't company-wide, only those who can see it. */
export function namablePeople({ spaces, spaceId, people }: BoardPage): BoardPage['people'] {
  const space = spaces.find(({ id }) => id === spaceId);
  if (!space || space.visibility === 'company') return people;
  return people.filter(({ id }) => id === space.ownerId || space.memberIds.includes(id));
}
