import { and, count, eq, type SQL } from 'drizzle-orm';
import { people } from '#features/people/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { postsView as posts } from '../../tables.ts';
import { newestFirst, publishedBy } from '../seen-posts.ts';

/** A post as the world is shown it. */
export interface PublishedPost {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  tags: string[];
  coverFileId: number | null;
  author: string;
  publishedAt: Date;
  updatedAt: Date;
}

interface Reading {
  db: Db;
  entity: string;
  now: Date;
}

/** The published posts of an entity, newest first. */
export async function readPublished(
  { db, entity, now }: Reading,
  { where, limit, offset = 0 }: { where?: SQL; limit: number; offset?: number },
): Promise<PublishedPost[]> {
  const { id, title, slug, excerpt, content, tags, coverFileId, publishedAt, updatedAt } = posts;
  const rows = await db
    .select({ id, title, slug, excerpt, content, tags, coverFileId, publishedAt, updatedAt, author: people.fullName })
    .from(posts)
    .innerJoin(people, and(eq(people.entity, posts.entity), eq(people.id, posts.authorId)))
    .where(and(live(posts, entity), publishedBy(now), where))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt ?? now }));
}

export async function countPublished({ db, entity, now }: Reading): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(posts)
    .where(and(live(posts, entity), publishedBy(now)));
  return row?.all ?? 0;
}
