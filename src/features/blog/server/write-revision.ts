import { and, eq } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import { posts, revisions } from '../tables.ts';
import { claimSlug, releaseUnread } from './claim-slug.ts';
import type { PostRow } from './find-post.ts';
import type { Written } from './merge-written.ts';

/**
 * Makes of a locked post its next revision, unless it says what the post says already.
 * @param slug undefined to keep it, empty to make it from the title
 */
export async function writeRevision(
  before: PostRow,
  { written, slug, restoredFrom = null }: { written: Written; slug: string | undefined; restoredFrom?: number | null },
  scope: Scope,
): Promise<PostRow> {
  const { db, entity, identity, now } = scope;
  const claimed = slug === undefined ? before.slug : await claimSlug({ id: before.id, title: written.title, given: slug }, scope);
  const next = { ...written, slug: claimed };
  if (isSame(before, next)) return before;
  const number = before.version + 1;
  await db
    .insert(revisions)
    .values({ ...next, entity, postId: before.id, number, personId: identity.personId, restoredFrom, createdAt: now });
  const [after] = await db
    .update(posts)
    .set({ ...next, contentText: textOfHtml(next.content), version: number, updatedAt: now })
    .where(and(eq(posts.entity, entity), eq(posts.id, before.id)))
    .returning();
  if (claimed !== before.slug) await releaseUnread(before.slug, before.id, scope);
  await announce(db, entity, { kind: 'blog', ids: [before.id] });
  return after ?? before;
}

function isSame(before: PostRow, next: Written & { slug: string }): boolean {
  return (Object.keys(next) as (keyof typeof next)[]).every((name) => JSON.stringify(before[name]) === JSON.stringify(next[name]));
}
