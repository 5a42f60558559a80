import { and, eq, lte, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#features/notifications/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import { live } from '#server/live.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { posts } from '../tables.ts';

/**
 * Tells of scheduled posts whose moment has come: open pages show them as published, and their authors are notified. To be read they need it
 * not: what is published is asked of the time.
 */
export const publicationWork: BackgroundWork = {
  name: 'tell of published posts',
  work(deps) {
    const at = deps.clock().toISOString();
    return forEachEntity(deps, sql`select entity from entities_with_posts_due(${at}::timestamptz)`, tellPublished);
  },
};

/** Of several servers that do so at once, the one whose change it was tells. */
async function tellPublished({ database, clock }: Dependencies, entity: string): Promise<void> {
  const now = clock();
  await database.writing(entity, async (db) => {
    const { id, title, excerpt, authorId, publishedAt } = posts;
    const published = await db
      .update(posts)
      .set({ status: 'Published' })
      .where(and(live(posts, entity), eq(posts.status, 'Scheduled'), lte(posts.publishedAt, now)))
      .returning({ id, title, excerpt, authorId, publishedAt });
    if (published.length === 0) return;
    await announce(db, entity, { kind: 'blog', ids: published.map((post) => post.id) });
    const notices = published.map(({ authorId: personId, publishedAt: at, ...post }) => ({
      ...{ personId, kind: 'reminder' as const, area: 'blog' as const, targetId: post.id, title: post.title, excerpt: post.excerpt, at },
      path: pageAddress('/pages/blog/detail/:id', { id: post.id }),
    }));
    await notify(db, entity, notices, now);
  });
}
