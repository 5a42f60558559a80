import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { peopleView as people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import { boards, spaces, type tasks } from '../../tables.ts';

/** Who of the people may be named on a card: of a board that is not the whole company's those alone who see it. */
export async function audienceOf(
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
  { boardId }: Pick<typeof tasks.$inferSelect, 'boardId'>,
): Promise<SQL | undefined> {
  const [space] = await db
    .select({ visibility: spaces.visibility, ownerId: spaces.ownerId, memberIds: spaces.memberIds })
    .from(boards)
    .innerJoin(spaces, and(eq(spaces.entity, boards.entity), eq(spaces.id, boards.spaceId)))
    .where(and(eq(boards.entity, entity), eq(boards.id, boardId)));
  if (!space || space.visibility === 'company') return undefined;
  return inArray(people.id, [...space.memberIds, space.ownerId ?? 0]);
}
