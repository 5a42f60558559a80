import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listViews as contract } from '../contract.ts';
import { savedViews } from '../tables.ts';
import { ownViews, toView } from './own-views.ts';

/** The views of a list that whoever asks has saved. */
export async function listViews({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const rows = await scope.db
    .select()
    .from(savedViews)
    .where(and(ownViews(scope), eq(savedViews.list, query.list)))
    .orderBy(sql`${savedViews.name} collate names`, savedViews.id);
  return { views: rows.map(toView) };
}
