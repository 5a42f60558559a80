import { and, asc, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Space } from '../../space-contract.ts';
import { spaces } from '../../tables.ts';
import { type Looking, seenBy } from './seen-boards.ts';

export type SpaceRow = typeof spaces.$inferSelect;

/** The boards that whoever asks sees, in their order, templates too. */
export function readSpaces({ db, entity, identity }: Looking): Promise<SpaceRow[]> {
  return db
    .select()
    .from(spaces)
    .where(and(live(spaces, entity), seenBy(spaces, identity.personId)))
    .orderBy(asc(spaces.position), asc(spaces.id));
}

/** The board of an id; without one the first that is no template, which is the wire's. */
export function spaceAmong(all: readonly SpaceRow[], id: number | undefined): SpaceRow | undefined {
  return id === undefined ? all.find(({ isTemplate }) => !isTemplate) : all.find((one) => one.id === id);
}

/** The same. @throws 404 for one that is not there, or not for whoever asks. */
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

/** The board as the wire has it. */
export function toSpace({ id, name, visibility, ownerId, memberIds, isTemplate, version }: SpaceRow): Space {
  return { id, name, visibility, ownerId, memberIds, isTemplate, version };
}
