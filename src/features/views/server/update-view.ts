import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateView as contract } from '../contract.ts';
import { savedViews } from '../tables.ts';
import { ownViews, toView, viewChange } from './own-views.ts';

/** Changes the given fields of a view. */
export async function updateView({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
