import { and, asc, eq, exists } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { boards, spaces } from '../../tables.ts';
import type { SpaceRow } from './read-spaces.ts';

/** Boards that the whole company works on: those of a few people, and templates, are none. */
function ofCompany(entity: string) {
  return and(live(spaces, entity), eq(spaces.visibility, 'company'), eq(spaces.isTemplate, false));
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

/** One of them, if it is there. */
export async function companySpace(db: Db, entity: string, id: number): Promise<SpaceRow | undefined> {
  const [row] = await db
    .select()
    .from(spaces)
    .where(and(ofCompany(entity), eq(spaces.id, id)));
  return row;
}
