import { and, eq, inArray } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { boards, spaces, tasks } from '../../tables.ts';
import type { SpaceRow } from './read-spaces.ts';

type Announcing = Pick<Scope, 'db' | 'entity'>;
type Audience = Pick<SpaceRow, 'visibility' | 'ownerId' | 'memberIds'>;

/** Tells those who see a board that something on it changed: of one that is not the whole company's nobody else hears. */
export async function announceSpace(
  { db, entity }: Announcing,
  { visibility, ownerId, memberIds }: Audience,
  ids: number[],
): Promise<void> {
  if (visibility === 'company') return announce(db, entity, { kind: 'board', ids });
  const persons = new Set([...(ownerId === null ? [] : [ownerId]), ...memberIds]);
  await announce(db, entity, ...[...persons].map((person) => ({ kind: 'board' as const, person, ids })));
}

/** The same of cards, which may stand on several boards. */
export async function announceCards(scope: Announcing, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await scope.db
    .select({ id: tasks.id, spaceId: spaces.id, visibility: spaces.visibility, ownerId: spaces.ownerId, memberIds: spaces.memberIds })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.entity, tasks.entity), eq(boards.id, tasks.boardId)))
    .innerJoin(spaces, and(eq(spaces.entity, boards.entity), eq(spaces.id, boards.spaceId)))
    .where(and(eq(tasks.entity, scope.entity), inArray(tasks.id, ids)));
  for (const own of Map.groupBy(rows, ({ spaceId }) => spaceId).values()) {
    const [space] = own;
    if (space)
      await announceSpace(
        scope,
        space,
        own.map(({ id }) => id),
      );
  }
}
