import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Board, Column } from '../../board-contract.ts';
import { boards } from '../../tables.ts';
import { getSpace, type SpaceRow } from '../spaces/read-spaces.ts';
import type { Looking } from '../spaces/seen-boards.ts';

/** A board with the id that its cards refer to, and where it stands. */
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

/** The same, of a board that whoever asks sees: without its id of the wire's. @throws 404. */
export async function getBoard(scope: Looking, slug: string, ofSpace: number | undefined): Promise<BoardRow & { space: SpaceRow }> {
  const space = await getSpace(scope, ofSpace);
  const row = await findBoard(scope.db, scope.entity, space.id, slug);
  if (!row) throw notFound('board');
  return { ...row, space };
}

/** The same among boards that were read. @throws 404. */
export function boardOf(boards: BoardRow[], slug: string): BoardRow {
  const found = boards.find(({ id }) => id === slug);
  if (!found) throw notFound('board');
  return found;
}

/** The column as the wire has it. */
export function toBoard({ id, title }: Board): Board {
  return { id, title };
}

/** The same as the page has it. */
export function toColumn({ id, title, isDone, cardLimit }: Column): Column {
  return { id, title, isDone, cardLimit };
}
