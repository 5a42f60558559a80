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

/** The columns of the first board in their order. */
export async function listBoards(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract.listBoards>> {
  const space = spaceAmong(await readSpaces(scope), undefined);
  return space ? (await readBoards(scope.db, scope.entity, space.id)).map(toBoard) : [];
}

/** A column, as the page calls it, with the id that its cards refer to. The wire and the tables call it a board. */
export interface BoardRow extends Column {
  rowId: number;
  spaceId: number;
  position: number;
}

const { id: rowId, slug: id, spaceId, title, isDone, cardLimit, position } = boards;
const boardColumns = { rowId, id, spaceId, title, isDone, cardLimit, position };

/** The columns of a board in their order. */
export function readBoards(db: Db, entity: string, ofSpace: number): Promise<BoardRow[]> {
  return db
    .select(boardColumns)
    .from(boards)
    .where(and(live(boards, entity), eq(boards.spaceId, ofSpace)))
    .orderBy(asc(boards.position), asc(boards.id));
}

/** The column of a board that the wire calls `slug`, if it is there. */
export async function findBoard(db: Db, entity: string, ofSpace: number, slug: string): Promise<BoardRow | undefined> {
  const [row] = await db
    .select(boardColumns)
    .from(boards)
    .where(and(live(boards, entity), eq(boards.spaceId, ofSpace), eq(boards.slug, slug)));
  return row;
}

/** The column of a board that whoever asks sees, without `ofSpace` of the first one. @throws 404. */
export async function getBoard(scope: Looking, slug: string, ofSpace: number | undefined): Promise<BoardRow & { space: SpaceRow }> {
  const space = await getSpace(scope, ofSpace);
  const row = await findBoard(scope.db, scope.entity, space.id, slug);
  if (!row) throw notFound('board');
  return { ...row, space };
}

/** The column that the wire calls `slug` among those that were read. @throws 404. */
export function boardOf(boards: BoardRow[], slug: string): BoardRow {
  const found = boards.find(({ id }) => id === slug);
  if (!found) throw notFound('board');
  return found;
}

/** The column as the specification's calls have it. */
export function toBoard({ id, title }: Board): Board {
  return { id, title };
}

/** The column as the page has it. */
export function toColumn({ id, title, isDone, cardLimit }: Column): Column {
  return { id, title, isDone, cardLimit };
}
