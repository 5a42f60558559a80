import { and, asc, type Column, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Space } from '../space-contract.ts';
import { boards, boardsView, spaces, spacesView } from '../tables.ts';

/** A board. The API and the tables call it a space. */
export type SpaceRow = typeof spaces.$inferSelect;

/** The caller and their entity, as needed for visibility checks. */
export type Looking = Pick<Scope, 'db' | 'entity' | 'identity'>;

type SomebodyLooking = Pick<Scope, 'db' | 'entity'> & { personId: number };

/** Reads the caller's boards in order, including templates. */
export function readSpaces({ db, entity, identity }: Looking): Promise<SpaceRow[]> {
  return db
    .select()
    .from(spaces)
    .where(and(live(spaces, entity), seenBy(spaces, identity.personId)))
    .orderBy(asc(spaces.position), asc(spaces.id));
}

/** Finds a board by ID; without one, the first that isn't a template, the only board the specified endpoints know. */
export function spaceAmong(all: readonly SpaceRow[], id: number | undefined): SpaceRow | undefined {
  return id === undefined ? all.find(({ isTemplate }) => !isTemplate) : all.find((one) => one.id === id);
}

/** Returns a board by ID, or the first one. @throws 404 when it doesn't exist or the caller can't see it. */
export async function getSpace(scope: Looking, id: number | undefined): Promise<SpaceRow> {
  const found = spaceAmong(await readSpaces(scope), id);
  if (!found) throw notFound('board');
  return found;
}

/** Locks a board visible to the caller. @throws 404. */
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
  /** In order, with their IDs within the board. */
  columns: { id: string; title: string }[];
}

/** Lists the caller's boards in order, without templates and boards that have no column. */
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

/** Lists company-wide boards that have a column, in order. */
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

/** Finds a company-wide board. */
export async function companySpace(db: Db, entity: string, id: number): Promise<SpaceRow | undefined> {
  const [row] = await db
    .select()
    .from(spaces)
    .where(and(ofCompany(entity), eq(spaces.id, id)));
  return row;
}

/** Matches company-wide boards; excludes private boards and templates. */
function ofCompany(entity: string) {
  return and(live(spaces, entity), eq(spaces.visibility, 'company'), eq(spaces.isTemplate, false));
}

/** Matches the boards a person can see: company-wide ones, their own, and those they are a member of. */
export function seenBy(table: typeof spaces | typeof spacesView, personId: number): SQL | undefined {
  return or(eq(table.visibility, 'company'), eq(table.ownerId, personId), sql`${personId}::bigint = any(${table.memberIds})`);
}

/**
 * Checks that `boardId` is a column of a board the viewer can see, including deleted columns; every read or write of a card must pass it.
 * `which` narrows the columns further. The columns are read once, as a list: with a join, the planner may read and sort all cards
 * of a board where it only needs the end of an index.
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

/** Converts a board to its API shape. */
export function toSpace({ id, name, visibility, ownerId, memberIds, isTemplate, version }: SpaceRow): Space {
  return { id, name, visibility, ownerId, memberIds, isTemplate, version };
}
