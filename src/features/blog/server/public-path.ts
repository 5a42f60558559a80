import type { PostRow } from './find-post.ts';
import { shownStatus } from './seen-posts.ts';

/** The path under which the world reads a post; null while it is not published. */
export function publicPathOf(row: Pick<PostRow, 'entity' | 'slug' | 'status' | 'publishedAt'>, now: Date): string | null {
  return shownStatus(row, now) === 'Published' && row.publishedAt && row.publishedAt <= now ? postPath(row.entity, row.slug) : null;
}

export const blogPath = (entity: string) => `/blog/${encodeURIComponent(entity)}`;
export const postPath = (entity: string, slug: string) => `${blogPath(entity)}/posts/${encodeURIComponent(slug)}`;
