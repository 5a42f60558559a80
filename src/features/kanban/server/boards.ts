import { and, desc, eq, gt, max, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import { invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../board-contract.ts';
import type { Board } from '../board-contract.ts';
import { boards, tasks } from '../tables.ts';
import { recordActivity } from './activity.ts';
import { lockOrder, shown } from './card-rows.ts';
import { announceSpace } from './notify-people.ts';
import { type BoardRow, findBoard, getBoard, readBoards, toBoard, toColumn } from './read-boards.ts';
import { getSpace, readSpaces, type SpaceRow, spaceAmong } from './read-spaces.ts';
import { insertSpace } from './spaces.ts';

/** Adds an empty column at the end. When there is no board at all, the first column added through the specified API creates one. */
export async function addBoard({ body }: GivenOf<typeof contract.addBoard>, scope: Scope): Promise<AnswerOf<typeof contract.addBoard>> {
  const { db, entity, now } = scope;
  const { title } = body.data;
  const slug = body.data.id ?? slugOfTitle(title);
  if (!slug) throw invalid('data.title', 'needs_letter');
  await lockOrder(db, entity);
  const all = await readSpaces(scope);
  const space = spaceAmong(all, body.data.spaceId) ?? (await firstSpace(body.data.spaceId, scope));
  const there = await findBoard(db, entity, space.id, slug);
  if (there) throw new Refusal('conflict', { code: 'board_id_taken', id: slug }, { current: toBoard(there) });
  const [last] = await db
    .select({ position: max(boards.position) })
    .from(boards)
    .where(and(live(boards, entity), eq(boards.spaceId, space.id)));
  await db.insert(boards).values({
    ...{ entity, slug, title, spaceId: space.id },
    id: await nextId(db, entity, 'board'),
    position: (last?.position ?? 0) + positionStep,
    createdAt: now,
    updatedAt: now,
  });
  await announceSpace(scope, space, []);
  return { board: { id: slug, title } };
}

const firstName = 'Main board';

async function firstSpace(asked: number | undefined, scope: Scope): Promise<SpaceRow> {
  if (asked !== undefined) throw notFound('board');
  return insertSpace(scope, { name: firstName });
}

/** Renames a column. */
export async function renameBoard(
  { params, body }: GivenOf<typeof contract.renameBoard>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.renameBoard>> {
  const { db, entity, now } = scope;
  await lockOrder(db, entity);
  const { rowId, id, space } = await getBoard(scope, params.id, body.spaceId);
  await db
    .update(boards)
    .set({ title: body.title, updatedAt: now })
    .where(and(eq(boards.entity, entity), eq(boards.id, rowId)));
  await announceSpace(scope, space, []);
  return { board: { id, title: body.title } };
}

/** Sets whether a column means done, and its card limit. */
export async function setColumn(
  { params, body }: GivenOf<typeof contract.setColumn>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.setColumn>> {
  const { db, entity, now } = scope;
  await lockOrder(db, entity);
  const before = await getBoard(scope, params.id, body.spaceId);
  const { isDone = before.isDone, cardLimit = before.cardLimit } = body;
  await db
    .update(boards)
    .set({ isDone, cardLimit, updatedAt: now })
    .where(and(eq(boards.entity, entity), eq(boards.id, before.rowId)));
  await announceSpace(scope, before.space, []);
  return { column: toColumn({ ...before, isDone, cardLimit }) };
}

/** Moves a column before another, or to the end if that one was deleted. Renumbers all columns, since there are few. */
export async function moveBoard(
  { params, body }: GivenOf<typeof contract.moveBoard>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.moveBoard>> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const moved = await getBoard(scope, params.id, body.spaceId);
  const before = await readBoards(db, entity, moved.spaceId);
  const from = before.findIndex(({ id }) => id === moved.id);
  const stoodBeforeId = before[from + 1]?.id ?? null;
  const others = before.filter(({ id }) => id !== moved.id);
  const found = body.beforeId === moved.id ? from : others.findIndex(({ id }) => id === body.beforeId);
  const after = others.toSpliced(found < 0 ? others.length : found, 0, moved);
  if (after.some(({ id }, index) => id !== before[index]?.id)) {
    await db.execute(sql`
      update ${boards} set position = numbered.place * ${positionStep}::bigint
      from unnest(${sql.param(after.map(({ rowId }) => rowId))}::bigint[]) with ordinality as numbered(id, place)
      where ${and(eq(boards.entity, entity), sql`${boards.id} = numbered.id`)}`);
    await announceSpace(scope, moved.space, []);
  }
  return { boards: after.map(toBoard), stoodBeforeId };
}

/** Deletes a column and its cards; cards already archived stay in the archive. */
export async function deleteBoard({ query }: GivenOf<typeof contract.deleteBoard>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const board = await getBoard(scope, query.id, query.spaceId);
  await deleteBoardRow(board, scope);
}

/** Deletes a column row. The caller must hold the order lock. */
export async function deleteBoardRow(board: Pick<BoardRow, 'rowId' | 'title'> & { space: SpaceRow }, scope: Scope): Promise<void> {
  const { db, entity } = scope;
  const deleted = await db
    .update(tasks)
    .set({ ...deletionBy(scope), isDeletedWithBoard: true, version: sql`${tasks.version} + 1` })
    .where(and(shown(entity), eq(tasks.boardId, board.rowId)))
    .returning({ taskId: tasks.id });
  await db
    .update(boards)
    .set(deletionBy(scope))
    .where(and(live(boards, entity), eq(boards.id, board.rowId)));
  await recordActivity(
    scope,
    deleted.map(({ taskId }) => ({ taskId, kind: 'deleted', facts: { board: board.title } })),
  );
  await announceSpace(
    scope,
    board.space,
    deleted.map(({ taskId }) => taskId),
  );
  await announce(db, entity, trashChange);
}

/** Restores the column most recently deleted under an ID, with only the cards that were deleted with it. */
export async function restoreBoard(
  { params, query }: GivenOf<typeof contract.restoreBoard>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restoreBoard>> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const space = await getSpace(scope, query.spaceId);
  const [deleted] = await db
    .select(deletedColumns)
    .from(boards)
    .where(and(eq(boards.entity, entity), eq(boards.spaceId, space.id), eq(boards.slug, params.id), gt(boards.deletedAt, purgedBoard)))
    .orderBy(desc(boards.deletedAt), desc(boards.id))
    .limit(1);
  if (!deleted) throw notFound('board');
  return { board: await restoreBoardRow(deleted, scope) };
}

/** Restores a deleted column row. The caller must hold the order lock. @throws 409 when its ID is in use again. */
export async function restoreBoardRow(deleted: DeletedBoard, scope: Scope): Promise<Board> {
  const { db, entity } = scope;
  const there = await findBoard(db, entity, deleted.spaceId, deleted.id);
  if (there) throw new Refusal('conflict', { code: 'board_id_taken', id: deleted.id }, { current: toBoard(there) });
  await db
    .update(boards)
    .set(noDeletion(scope))
    .where(and(eq(boards.entity, entity), eq(boards.id, deleted.rowId)));
  const restored = await db
    .update(tasks)
    .set({ ...noDeletion(scope), isDeletedWithBoard: false, version: sql`${tasks.version} + 1` })
    .where(and(eq(tasks.entity, entity), eq(tasks.boardId, deleted.rowId), tasks.isDeletedWithBoard))
    .returning({ taskId: tasks.id });
  await recordActivity(
    scope,
    restored.map(({ taskId }) => ({ taskId, kind: 'restored' })),
  );
  await announceSpace(
    scope,
    await getSpace(scope, deleted.spaceId),
    restored.map(({ taskId }) => taskId),
  );
  await announce(db, entity, trashChange);
  return toBoard(deleted);
}

/** Deletion time of a purged column whose row archived cards still reference: it can't be restored, and is removed with its last card. */
export const purgedBoard = new Date(0);

/** What is needed to restore a deleted column. */
export const deletedColumns = { rowId: boards.id, id: boards.slug, title: boards.title, spaceId: boards.spaceId };
type DeletedBoard = Board & { rowId: number; spaceId: number };
