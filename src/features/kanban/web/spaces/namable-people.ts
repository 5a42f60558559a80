import type { BoardPage } from '../board-page-answer.ts';

/** Whom a card of the board may name: of one that is not the whole company's those alone who see it. */
export function namablePeople({ spaces, spaceId, people }: BoardPage): BoardPage['people'] {
  const space = spaces.find(({ id }) => id === spaceId);
  if (!space || space.visibility === 'company') return people;
  return people.filter(({ id }) => id === space.ownerId || space.memberIds.includes(id));
}
