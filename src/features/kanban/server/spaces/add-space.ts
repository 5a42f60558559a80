import { max } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { live } from '#server/live.ts';
import { nextId, nextIds } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import type { Scope } from '#server/scope.ts';
import type { addSpace as contract } from '../../space-contract.ts';
import { boards, spaces } from '../../tables.ts';
import { lockOrder } from '../order/lock-order.ts';
import { announceSpace } from './announce-cards.ts';
import { checkMembers } from './check-members.ts';
import { type SpaceRow, toSpace } from './read-spaces.ts';

/** Adds a board with its columns, of which the last one means done; whoever adds it is its owner. */
export async function addSpace({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { name, visibility, columns } = body;
  await lockOrder(scope.db, scope.entity);
  const memberIds = await checkMembers(body.memberIds, scope);
  const space = await insertSpace(scope, { name, visibility, memberIds, ownerId: scope.identity.personId });
  await insertColumns(
    scope,
    space.id,
    columns.map((title, index) => ({ title, isDone: columns.length > 1 && index === columns.length - 1 })),
  );
  await announceSpace(scope, space, []);
  return { space: toSpace(space) };
}

type NewSpace = Pick<SpaceRow, 'name'> & Partial<Pick<SpaceRow, 'visibility' | 'memberIds' | 'ownerId' | 'isTemplate'>>;

/** Puts a board after all there are. The caller holds the lock of the order. */
export async function insertSpace({ db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>, given: NewSpace): Promise<SpaceRow> {
  const [last] = await db
    .select({ position: max(spaces.position) })
    .from(spaces)
    .where(live(spaces, entity));
  const [row] = await db
    .insert(spaces)
    .values({
      ...given,
      entity,
      id: await nextId(db, entity, 'board space'),
      position: (last?.position ?? 0) + positionStep,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('the board was not added');
  return row;
}

export interface NewColumn {
  title: string;
  isDone?: boolean;
  cardLimit?: number | null;
}

/** Gives a new board its columns. @returns the ids that cards refer to, in the same order. */
export async function insertColumns(
  { db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>,
  spaceId: number,
  columns: readonly NewColumn[],
): Promise<number[]> {
  if (columns.length === 0) return [];
  const ids = await nextIds(db, entity, 'board', columns.length);
  const taken = new Set<string>();
  await db.insert(boards).values(
    columns.map((column, index) => ({
      ...column,
      ...{ entity, spaceId, id: ids[index] ?? 0, slug: freeSlug(column.title, taken) },
      position: (index + 1) * positionStep,
      createdAt: now,
      updatedAt: now,
    })),
  );
  return ids;
}

/** Titles may be alike, or have no letters: the wire's ids may not. */
function freeSlug(title: string, taken: Set<string>): string {
  const wanted = [...(slugOfTitle(title) || 'column')].slice(0, 35).join('');
  let slug = wanted;
  for (let count = 2; taken.has(slug); count++) slug = `${wanted}-${count}`;
  taken.add(slug);
  return slug;
}
