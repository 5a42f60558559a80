import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteView as contract, restoreView as undo } from '../contract.ts';
import { savedViews } from '../tables.ts';
import { ownViews, toView, viewChange } from './own-views.ts';

/** Deletes a view softly. */
export async function deleteView({ query }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  await turn(query.id, scope.now, scope);
}

/** Takes the deletion of a view back. */
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
