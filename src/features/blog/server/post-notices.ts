import { and, desc, eq, gt, isNotNull, lte, max, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#platform/notifications/server/public-api.ts';
import { notifications } from '#platform/notifications/tables.ts';
import { users } from '#platform/people/tables.ts';
import { entities } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import { live } from '#server/live.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { daysBefore, type Sweep } from '#server/sweep.ts';
import { posts, postsView } from '../tables.ts';
import { publishedBy } from './find-posts.ts';

const everyDays = 7;
const maxTitles = 10;

/** Notifies all users once a week of new blog articles. Skips companies younger than a week. */
export const blogDigest: Sweep = {
  name: 'blog digest',
  async run(db, { entity, now }) {
    const weekAgo = daysBefore(now, everyDays);
    const [company] = await db
      .select({ createdAt: entities.createdAt })
      .from(entities)
      .where(and(eq(entities.entity, entity), lte(entities.createdAt, weekAgo)));
    if (!company) return 0;
    const last = await lastDigest(db, entity);
    if (last && last > weekAgo) return 0;
    const fresh = await db
      .select({ id: postsView.id, title: postsView.title })
      .from(postsView)
      .where(and(live(postsView, entity), publishedBy(now), gt(postsView.publishedAt, last ?? weekAgo)))
      .orderBy(desc(postsView.publishedAt), desc(postsView.id))
      .limit(maxTitles);
    const [newest, ...others] = fresh;
    if (!newest) return 0;
    const readers = await db
      .select({ personId: users.personId })
      .from(users)
      .where(and(live(users, entity), eq(users.status, 'active'), isNotNull(users.personId)));
    const notice = {
      kind: 'digest',
      area: 'blog',
      targetId: newest.id,
      title: newest.title,
      path: pageAddress('/pages/blog/list', {}),
    } as const;
    const excerpt = others.map(({ title }) => title).join(' · ');
    await notify(
      db,
      entity,
      readers.flatMap(({ personId }) => (personId === null ? [] : [{ ...notice, personId, excerpt }])),
      now,
    );
    return 0;
  },
};

async function lastDigest(db: Db, entity: string): Promise<Date | null> {
  const [told] = await db
    .select({ at: max(notifications.time) })
    .from(notifications)
    .where(and(eq(notifications.entity, entity), eq(notifications.kind, 'digest')));
  return told?.at ?? null;
}

/**
 * Marks due scheduled posts as published, updates open pages, and notifies the authors. Reading doesn't depend on it:
 * whether a post is public is computed from the time.
 */
export const publicationWork: BackgroundWork = {
  name: 'tell of published posts',
  work(deps) {
    const at = deps.clock().toISOString();
    return forEachEntity(deps, sql`select entity from entities_with_posts_due(${at}::timestamptz)`, tellPublished);
  },
};

/** Of several servers running at once, only the one whose update matched sends the notifications. */
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
