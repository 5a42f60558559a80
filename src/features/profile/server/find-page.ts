import { and, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { pages, pagesView } from '../tables.ts';

export type PageRow = typeof pages.$inferSelect;

/** @throws 404 */
export async function findPage(id: number, { db, entity }: Scope): Promise<PageRow> {
  const [row] = await db
    .select()
    .from(pagesView)
    .where(and(live(pagesView, entity), eq(pagesView.id, id)));
  if (!row) throw notFound('page');
  return row;
}

/** A page that is about to be written or named. @throws 404 */
export async function lockPage(id: number, { db, entity }: Scope, how: 'share' | 'update' = 'update'): Promise<PageRow> {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(live(pages, entity), eq(pages.id, id)))
    .for(how);
  if (!row) throw notFound('page');
  return row;
}
