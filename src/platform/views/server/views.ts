import { and, count, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Change } from '#contract/change.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, rowsPerTurn, type Sweep } from '#server/sweep.ts';
import type * as contract from '../contract.ts';
import { maxViews, type SavedView, type restoreView as undo } from '../contract.ts';
import { savedViews } from '../tables.ts';

/** Returns the caller's saved views of a list. */
export async function listViews({ query }: GivenOf<typeof contract.listViews>, scope: Scope): Promise<AnswerOf<typeof contract.listViews>> {
  const rows = await scope.db
    .select()
    .from(savedViews)
    .where(and(ownViews(scope), eq(savedViews.list, query.list)))
    .orderBy(sql`${savedViews.name} collate names`, savedViews.id);
  return { views: rows.map(toView) };
}

export async function addView({ body }: GivenOf<typeof contract.addView>, scope: Scope): Promise<AnswerOf<typeof contract.addView>> {
  const { db, entity, identity, now } = scope;
  // Allocating the id serializes concurrent saves, so each sees the previous one.
  const id = await nextId(db, entity, 'view');
  const [kept] = await db
    .select({ total: count() })
    .from(savedViews)
    .where(and(ownViews(scope), eq(savedViews.list, body.list)));
  if ((kept?.total ?? 0) >= maxViews) throw invalid('list', { code: 'full', max: maxViews });
  const [row] = await db
    .insert(savedViews)
    .values({ ...body, entity, id, personId: identity.personId, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the view has just been added');
  await announce(db, entity, viewChange(id, scope));
  return { view: toView(row) };
}

export async function updateView(
  { params, body }: GivenOf<typeof contract.updateView>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateView>> {
  const { db, entity, now } = scope;
  const { version, ...fields } = body;
  const chosen = and(ownViews(scope), eq(savedViews.id, params.id));
  const [row] = await db.select().from(savedViews).where(chosen).for('update');
  if (!row) throw notFound('view');
  if (version !== undefined && version !== row.version) throw conflict('view', toView(row));
  const [after] = await db
    .update(savedViews)
    .set({ ...fields, version: sql`${savedViews.version} + 1`, updatedAt: now })
    .where(chosen)
    .returning();
  await announce(db, entity, viewChange(params.id, scope));
  return { view: toView(after ?? row) };
}

export async function deleteView({ query }: GivenOf<typeof contract.deleteView>, scope: Scope): Promise<undefined> {
  await turn(query.id, scope.now, scope);
}

export async function restoreView({ params }: GivenOf<typeof undo>, scope: Scope): Promise<AnswerOf<typeof undo>> {
  return { view: toView(await turn(params.id, null, scope)) };
}

async function turn(id: number, deletedAt: Date | null, scope: Scope) {
  const { db, entity, now } = scope;
  const [row] = await db
    .update(savedViews)
    .set({ deletedAt, updatedAt: now, version: sql`${savedViews.version} + 1` })
    .where(and(ownViews(scope, { areDeleted: deletedAt === null }), eq(savedViews.id, id)))
    .returning();
  if (!row) throw notFound('view');
  await announce(db, entity, viewChange(id, scope));
  return row;
}

type Asker = Pick<Scope, 'entity' | 'identity'>;

/** Matches the caller's views, existing or deleted. */
function ownViews({ entity, identity }: Asker, { areDeleted = false } = {}): SQL | undefined {
  const own = and(eq(savedViews.entity, entity), eq(savedViews.personId, identity.personId));
  return and(own, areDeleted ? isNotNull(savedViews.deletedAt) : isNull(savedViews.deletedAt));
}

/** Announced only to the owner. */
function viewChange(id: number, { identity }: Asker): Change {
  return { kind: 'view', ids: [id], person: identity.personId };
}

function toView({ id, name, query, version }: typeof savedViews.$inferSelect): SavedView {
  return { id, name, query, version };
}

/** Prunes views deleted long ago. */
export const sweepViews: Sweep = {
  name: 'deleted views',
  async run(db, { entity, now, keepDays }) {
    const old = db
      .select({ id: savedViews.id })
      .from(savedViews)
      .where(and(eq(savedViews.entity, entity), lt(savedViews.deletedAt, daysBefore(now, keepDays.deleted))))
      .limit(rowsPerTurn);
    const gone = await db
      .delete(savedViews)
      .where(and(eq(savedViews.entity, entity), inArray(savedViews.id, old)))
      .returning({ id: savedViews.id });
    return gone.length;
  },
};
