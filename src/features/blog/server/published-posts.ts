import { and, count, eq, type SQL } from 'drizzle-orm';
import { people } from '#platform/people/tables.ts';
import { isAreaOn } from '#platform/rights/server/public-api.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { publicWords } from '#server/public/answer-page.ts';
import { memoizedSanitizer } from '#server/public/memoized-sanitizer.ts';
import type { OpenScope } from '#server/scope.ts';
import { texts } from '../locales/server/texts.ts';
import { postsView as posts } from '../tables.ts';
import { cleanKeptArticle } from './clean-article.ts';
import { blogPath, newestFirst, postPath, publishedBy } from './find-posts.ts';

/** A post as shown publicly. */
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

/** Matches publicly readable posts: none while the company has the blog turned off. */
export const isPublicPost = (entity: string, now: Date) => and(live(posts, entity), publishedBy(now), isAreaOn('blog', entity));

/** Returns the published posts of a company, newest first. */
export async function readPublished(
  { db, entity, now }: Reading,
  { where, limit, offset = 0 }: { where?: SQL; limit: number; offset?: number },
): Promise<PublishedPost[]> {
  const { id, title, slug, excerpt, content, tags, coverFileId, publishedAt, updatedAt } = posts;
  const rows = await db
    .select({ id, title, slug, excerpt, content, tags, coverFileId, publishedAt, updatedAt, author: people.fullName })
    .from(posts)
    .innerJoin(people, and(eq(people.entity, posts.entity), eq(people.id, posts.authorId)))
    .where(and(isPublicPost(entity, now), where))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt ?? now }));
}

export async function countPublished({ db, entity, now }: Reading): Promise<number> {
  const [row] = await db.select({ all: count() }).from(posts).where(isPublicPost(entity, now));
  return row?.all ?? 0;
}

const cleaned = memoizedSanitizer((html) => cleanKeptArticle(html, 'content'));

/**
 * Public URLs of a blog, absolute when the operator configured the origin. The Host header is never used, because these URLs end up in
 * feeds and previews stored by others.
 */
export function publicAddresses(entity: string, { deps }: OpenScope) {
  const origin = mailedOrigin(deps) ?? '';
  return {
    /** Tagging authority for stable ids (RFC 4151). */
    authority: origin === '' ? 'atrium.invalid' : new URL(origin).hostname,
    blog: `${origin}${blogPath(entity)}/posts`,
    feed: `${origin}${blogPath(entity)}/feed.xml`,
    sitemap: `${origin}${blogPath(entity)}/sitemap.xml`,
    rss: `${origin}${blogPath(entity)}/rss.xml`,
    /** The Atom and RSS links of a page. */
    feeds: (title: string) => [
      { kind: 'atom' as const, title: `${title} (Atom)`, address: `${origin}${blogPath(entity)}/feed.xml` },
      { kind: 'rss' as const, title: `${title} (RSS)`, address: `${origin}${blogPath(entity)}/rss.xml` },
    ],
    post: (slug: string) => `${origin}${postPath(entity, slug)}`,
    picture: (id: number) => `${origin}${blogPath(entity)}/pictures/${id}`,
    /** URL of the JPEG version for link previews. */
    preview: (id: number) => `${origin}${blogPath(entity)}/previews/${id}`,
    /** Sanitizes a stored text again and points its pictures to public URLs. */
    content: (kept: string) =>
      cleaned(kept).replaceAll(/<img src="file:(\d{1,15})"/g, (_, id: string) => `<img src="${origin}${blogPath(entity)}/pictures/${id}"`),
  };
}

/** Texts of the public blog pages and feeds around the posts. */
export const blogWords = (request: Request) => publicWords(request, texts);
