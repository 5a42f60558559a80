import { and, desc, eq, gt, isNotNull, lte, max } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#features/notifications/server/offers.ts';
import { notifications } from '#features/notifications/tables.ts';
import { entities } from '#features/session/tables.ts';
import { users } from '#features/users/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { daysBefore, type Sweep } from '#server/sweep.ts';
import { postsView as posts } from '../tables.ts';
import { publishedBy } from './seen-posts.ts';

const everyDays = 7;
const mostTitles = 10;

/** Tells everybody once a week which articles are new in the blog. Of a company that is younger than that nothing has piled up yet. */
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
      .select({ id: posts.id, title: posts.title })
      .from(posts)
      .where(and(live(posts, entity), publishedBy(now), gt(posts.publishedAt, last ?? weekAgo)))
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(mostTitles);
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
