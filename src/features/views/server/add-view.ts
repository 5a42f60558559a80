import { and, count, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { type addView as contract, mostViews } from '../contract.ts';
import { savedViews } from '../tables.ts';
import { ownViews, toView, viewChange } from './own-views.ts';

/** Saves a view of a list. */
export async function addView({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  // The counter is taken first: whoever saves at the same time waits for it, and then sees this one.
  const id = await nextId(db, entity, 'view');
  const [kept] = await db
    .select({ total: count() })
    .from(savedViews)
    .where(and(ownViews(scope), eq(savedViews.list, body.list)));
  if ((kept?.total ?? 0) >= mostViews) throw invalid('list', { code: 'full', max: mostViews });
  const [row] = await db
    .insert(savedViews)
    .values({ ...body, entity, id, personId: identity.personId, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the view has just been added');
  await announce(db, entity, viewChange(id, scope));
  return { view: toView(row) };
}
