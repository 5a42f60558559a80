import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Board } from '../../board-contract.ts';
import { boards } from '../../tables.ts';

/** A board with the id that its cards refer to, and where it stands. */
export interface BoardRow extends Board {
  rowId: number;
  position: number;
}

const boardColumns = { rowId: boards.id, id: boards.slug, title: boards.title, position: boards.position };

/** The boards of an entity in their order. */
export function readBoards(db: Db, entity: string): Promise<BoardRow[]> {
  return db.select(boardColumns).from(boards).where(live(boards, entity)).orderBy(asc(boards.position), asc(boards.id));
}

/** The board that the wire calls `slug`, if it is there. */
export async function findBoard(db: Db, entity: string, slug: string): Promise<BoardRow | undefined> {
  const [row] = await db
    .select(boardColumns)
    .from(boards)
    .where(and(live(boards, entity), eq(boards.slug, slug)));
  return row;
}

/** The same. @throws 404. */
export async function getBoard(db: Db, entity: string, slug: string): Promise<BoardRow> {
  const row = await findBoard(db, entity, slug);
  if (!row) throw notFound('board');
  return row;
}

/** The same among boards that were read. @throws 404. */
export function boardOf(boards: BoardRow[], slug: string): BoardRow {
  const found = boards.find(({ id }) => id === slug);
  if (!found) throw notFound('board');
  return found;
}

/** The board as the wire has it. */
export function toBoard({ id, title }: Board): Board {
  return { id, title };
}
