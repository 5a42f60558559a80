import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../board-contract.ts';
import type { Board, Column } from '../board-contract.ts';
import { boards } from '../tables.ts';
import { getSpace, type Looking, readSpaces, type SpaceRow, spaceAmong } from './read-spaces.ts';

/** Lists the columns of the first board in order. */
export async function listBoards(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract.listBoards>> {
  const space = spaceAmong(await readSpaces(scope), undefined);
  return space ? (await readBoards(scope.db, scope.entity, space.id)).map(toBoard) : [];
}

/** A column, with the row ID that its cards reference. The API and the tables call it a board. */
export interface BoardRow extends Column {
  rowId: number;
  spaceId: number;
  position: number;
}

const { id: rowId, slug: id, spaceId, title, isDone, cardLimit, position } = boards;
const boardColumns = { rowId, id, spaceId, title, isDone, cardLimit, position };

/** Reads a board's columns in order. */
export function readBoards(db: Db, entity: string, ofSpace: number): Promise<BoardRow[]> {
  return db
    .select(boardColumns)
    .from(boards)
    .where(and(live(boards, entity), eq(boards.spaceId, ofSpace)))
    .orderBy(asc(boards.position), asc(boards.id));
}

/** Finds a board's column by `slug`, its ID in the API. */
export async function findBoard(db: Db, entity: string, ofSpace: number, slug: string): Promise<BoardRow | undefined> {
  const [row] = await db
    .select(boardColumns)
    .from(boards)
    .where(and(live(boards, entity), eq(boards.spaceId, ofSpace), eq(boards.slug, slug)));
  return row;
}

/** Returns a column of a board visible to the caller; without `ofSpace`, of the first board. @throws 404. */
export async function getBoard(scope: Looking, slug: string, ofSpace: number | undefined): Promise<BoardRow & { space: SpaceRow }> {
  const space = await getSpace(scope, ofSpace);
  const row = await findBoard(scope.db, scope.entity, space.id, slug);
  if (!row) throw notFound('board');
  return { ...row, space };
}

/** Finds a column by `slug` among those already read. @throws 404. */
export function boardOf(boards: BoardRow[], slug: string): BoardRow {
  const found = boards.find(({ id }) => id === slug);
  if (!found) throw notFound('board');
  return found;
}

/** Converts a column to the shape of the specified endpoints. */
export function toBoard({ id, title }: Board): Board {
  return { id, title };
}

/** Converts a column to the shape the page uses. */
export function toColumn({ id, title, isDone, cardLimit }: Column): Column {
  return { id, title, isDone, cardLimit };
}
