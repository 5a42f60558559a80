import { and, asc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId, nextIds } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import { insertRows } from '#server/query-rows.ts';
import { conflict, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../space-contract.ts';
import { boards, spaces, tasks } from '../tables.ts';
import { endPosition, lockOrder, shown } from './card-rows.ts';
import { announceSpace, planRemindersOf } from './notify-people.ts';
import { checkMembers } from './people-on-cards.ts';
import { getSpace, lockSpace, type SpaceRow, seenBy, toSpace } from './read-spaces.ts';

/** Adds a board with its columns, the last of which means done; the caller becomes the owner. */
export async function addSpace({ body }: GivenOf<typeof contract.addSpace>, scope: Scope): Promise<AnswerOf<typeof contract.addSpace>> {
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

/** Copies a board for the same people; the caller becomes the owner. */
export async function copySpace(
  { params, body }: GivenOf<typeof contract.copySpace>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.copySpace>> {
  await lockOrder(scope.db, scope.entity);
  const original = await getSpace(scope, params.id);
  const { visibility, memberIds, ownerId } = original;
  const { personId } = scope.identity;
  const stillSee = [...new Set([...memberIds, ...(ownerId === null ? [] : [ownerId])])].filter((id) => id !== personId);
  const members = visibility === 'people' ? stillSee : [];
  const space = await insertSpace(scope, { ...body, visibility, memberIds: members, ownerId: personId });
  await copyCards(scope, original, space);
  await announceSpace(scope, space, []);
  return { space: toSpace(space) };
}

async function copyCards(scope: Scope, original: SpaceRow, space: SpaceRow): Promise<void> {
  const { db, entity, identity, now } = scope;
  const columns = await db
    .select()
    .from(boards)
    .where(and(live(boards, entity), eq(boards.spaceId, original.id)))
    .orderBy(asc(boards.position), asc(boards.id));
  const copied = await insertColumns(
    scope,
    space.id,
    columns.map(({ title, isDone, cardLimit }) => ({ title, isDone, cardLimit })),
  );
  const columnOf = new Map(columns.map(({ id }, index) => [id, copied[index] ?? 0]));
  const cards = await db
    .select()
    .from(tasks)
    .where(and(shown(entity), inArray(tasks.boardId, [...columnOf.keys(), 0])))
    .orderBy(asc(tasks.position), asc(tasks.id));
  if (cards.length === 0) return;
  const ids = await nextIds(db, entity, 'board task', cards.length);
  const end = await endPosition(db, entity);
  const keepsDates = !space.isTemplate && !original.isTemplate;
  const rows = cards.map(({ title, description, descriptionText, labels, coverFileId, attachments, ...card }, index) => ({
    ...{ entity, title, description, descriptionText, labels, coverFileId, attachments },
    id: ids[index] ?? 0,
    boardId: columnOf.get(card.boardId) ?? 0,
    checklist: card.checklist.map((item) => ({ ...item, isDone: keepsDates && item.isDone })),
    dueAt: keepsDates ? card.dueAt : null,
    assigneeIds: keepsDates ? card.assigneeIds : [],
    position: end + index * positionStep,
    createdBy: identity.personId,
    createdAt: now,
    updatedAt: now,
  }));
  await insertRows(db, tasks, rows);
  await planRemindersOf(scope, rows);
}

/** Renames a board or changes who can see it. */
export async function updateSpace(
  { params, body }: GivenOf<typeof contract.updateSpace>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateSpace>> {
  const { db, entity, now } = scope;
  const before = await lockSpace(scope, params.id);
  if (body.version !== undefined && body.version !== before.version) throw conflict('board', toSpace(before));
  const [after] = await db
    .update(spaces)
    .set({
      ...(body.name !== undefined && { name: body.name }),
      ...(await peopleOf(body, before, scope)),
      version: sql`${spaces.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(spaces.entity, entity), eq(spaces.id, before.id)))
    .returning();
  if (!after) throw new Error('the locked board was not updated');
  // People who lose access must refresh too; the event doesn't reveal the board.
  if (before.visibility !== after.visibility) await announce(db, entity, { kind: 'board', ids: [] });
  else await announceSpace(scope, { ...after, memberIds: [...before.memberIds, ...after.memberIds] }, []);
  return { space: toSpace(after) };
}

type Given = GivenOf<typeof contract.updateSpace>['body'];

/** When a board has no owner, the person who changes its visibility becomes the owner. @throws 403 for another person's board. */
async function peopleOf({ visibility, memberIds }: Given, before: SpaceRow, scope: Scope): Promise<Partial<SpaceRow>> {
  if (visibility === undefined && memberIds === undefined) return {};
  const { personId } = scope.identity;
  if (before.ownerId !== null && before.ownerId !== personId) throw new Refusal('forbidden', { code: 'board_of_its_owner' });
  return {
    ownerId: personId,
    ...(visibility !== undefined && { visibility }),
    ...(memberIds !== undefined && { memberIds: await checkMembers(memberIds, scope) }),
  };
}

/** Soft-deletes a board. Its columns and cards stay unchanged but hidden until it is restored. */
export async function deleteSpace({ params }: GivenOf<typeof contract.deleteSpace>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const space = await lockSpace(scope, params.id);
  await db
    .update(spaces)
    .set(deletionBy(scope))
    .where(and(eq(spaces.entity, entity), eq(spaces.id, space.id)));
  await announceSpace(scope, space, []);
  await announce(db, entity, trashChange);
}

/** Restores a board with everything on it. */
export async function restoreSpace(
  { params }: GivenOf<typeof contract.restoreSpace>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restoreSpace>> {
  const { db, entity, identity } = scope;
  const [space] = await db
    .update(spaces)
    .set(noDeletion(scope))
    .where(and(eq(spaces.entity, entity), eq(spaces.id, params.id), isNotNull(spaces.deletedAt), seenBy(spaces, identity.personId)))
    .returning();
  if (!space) throw notFound('board');
  await announceSpace(scope, space, []);
  await announce(db, entity, trashChange);
  return { space: toSpace(space) };
}

type NewSpace = Pick<SpaceRow, 'name'> & Partial<Pick<SpaceRow, 'visibility' | 'memberIds' | 'ownerId' | 'isTemplate'>>;

/** Inserts a board at the end. The caller must hold the order lock. */
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

interface NewColumn {
  title: string;
  isDone?: boolean;
  cardLimit?: number | null;
}

/** Inserts the columns of a new board. @returns the row IDs that cards reference, in the same order. */
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

/** Makes a unique slug: titles may repeat or have no letters, IDs may not. */
function freeSlug(title: string, taken: Set<string>): string {
  const wanted = [...(slugOfTitle(title) || 'column')].slice(0, 35).join('');
  let slug = wanted;
  for (let count = 2; taken.has(slug); count++) slug = `${wanted}-${count}`;
  taken.add(slug);
  return slug;
}
