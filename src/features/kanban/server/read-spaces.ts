import { and, asc, type Column, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Space } from '../space-contract.ts';
import { boards, boardsView, spaces, spacesView } from '../tables.ts';

/** A board, as the page calls it. The wire and the tables call it a space. */
export type SpaceRow = typeof spaces.$inferSelect;

/** Who looks, and where. */
export type Looking = Pick<Scope, 'db' | 'entity' | 'identity'>;

type SomebodyLooking = Pick<Scope, 'db' | 'entity'> & { personId: number };

/** The caller's boards in order, including templates. */
export function readSpaces({ db, entity, identity }: Looking): Promise<SpaceRow[]> {
  return db
    .select()
    .from(spaces)
    .where(and(live(spaces, entity), seenBy(spaces, identity.personId)))
    .orderBy(asc(spaces.position), asc(spaces.id));
}

/** The board of an id; without one the first that is no template, which is the one that the specification's calls know. */
export function spaceAmong(all: readonly SpaceRow[], id: number | undefined): SpaceRow | undefined {
  return id === undefined ? all.find(({ isTemplate }) => !isTemplate) : all.find((one) => one.id === id);
}

/** The board of an id, without one the wire's. @throws 404 for one that is not there, or not for whoever asks. */
export async function getSpace(scope: Looking, id: number | undefined): Promise<SpaceRow> {
  const found = spaceAmong(await readSpaces(scope), id);
  if (!found) throw notFound('board');
  return found;
}

/** A board that is seen, locked. @throws 404. */
export async function lockSpace({ db, entity, identity }: Looking, id: number): Promise<SpaceRow> {
  const [row] = await db
    .select()
    .from(spaces)
    .where(and(live(spaces, entity), eq(spaces.id, id), seenBy(spaces, identity.personId)))
    .for('no key update');
  if (!row) throw notFound('board');
  return row;
}

interface SeenBoard {
  id: number;
  name: string;
  /** By their ids within the board, in their order. */
  columns: { id: string; title: string }[];
}

/** The caller's boards in order that are in use and have a column. */
export async function listSeenColumns(looking: Looking): Promise<SeenBoard[]> {
  const spaces = (await readSpaces(looking)).filter(({ isTemplate }) => !isTemplate);
  const ids = spaces.map(({ id }) => id);
  const rows = await looking.db
    .select({ spaceId: boardsView.spaceId, id: boardsView.slug, title: boardsView.title })
    .from(boardsView)
    .where(and(live(boardsView, looking.entity), inArray(boardsView.spaceId, ids)))
    .orderBy(asc(boardsView.position), asc(boardsView.id));
  const columns = Map.groupBy(rows, ({ spaceId }) => spaceId);
  return spaces.flatMap(({ id, name }) => {
    const own = columns.get(id)?.map(({ spaceId: _, ...column }) => column) ?? [];
    return own.length > 0 ? [{ id, name, columns: own }] : [];
  });
}

/** The boards of the whole company that have a column, in their order. */
export function listCompanySpaces(db: Db, entity: string): Promise<Pick<SpaceRow, 'id' | 'name'>[]> {
  const columns = db
    .select({ id: boards.id })
    .from(boards)
    .where(and(live(boards, entity), eq(boards.spaceId, spaces.id)));
  return db
    .select({ id: spaces.id, name: spaces.name })
    .from(spaces)
    .where(and(ofCompany(entity), exists(columns)))
    .orderBy(asc(spaces.position), asc(spaces.id));
}

/** A board of the whole company, if it is there. */
export async function companySpace(db: Db, entity: string, id: number): Promise<SpaceRow | undefined> {
  const [row] = await db
    .select()
    .from(spaces)
    .where(and(ofCompany(entity), eq(spaces.id, id)));
  return row;
}

/** Boards that the whole company works on: those of a few people, and templates, are none. */
function ofCompany(entity: string) {
  return and(live(spaces, entity), eq(spaces.visibility, 'company'), eq(spaces.isTemplate, false));
}

/** The boards that a person sees: the company's, their own, and those whose members they are. */
export function seenBy(table: typeof spaces | typeof spacesView, personId: number): SQL | undefined {
  return or(eq(table.visibility, 'company'), eq(table.ownerId, personId), sql`${personId}::bigint = any(${table.memberIds})`);
}

/**
 * Whether what `boardId` names is a column on a board that whoever asks sees, deleted columns too: nothing of a card is read or written
 * unless it stands in one of them. `which` narrows them further. They are read once, as a list: joined, the planner may read all cards
 * of a board before it sorts them, where the end of an index is asked for.
 */
export function inSeenBoards(boardId: Column, looking: Looking | SomebodyLooking, which?: SQL): SQL {
  const { db, entity } = looking;
  const personId = 'identity' in looking ? looking.identity.personId : looking.personId;
  const seen = db
    .select({ id: boardsView.id })
    .from(boardsView)
    .innerJoin(spacesView, and(live(spacesView, boardsView.entity), eq(spacesView.id, boardsView.spaceId), seenBy(spacesView, personId)))
    .where(and(eq(boardsView.entity, entity), which));
  return sql`${boardId} = any(array(${seen}))`;
}

/** The board as the wire has it. */
export function toSpace({ id, name, visibility, ownerId, memberIds, isTemplate, version }: SpaceRow): Space {
  return { id, name, visibility, ownerId, memberIds, isTemplate, version };
}
