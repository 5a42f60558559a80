import { and, eq, inArray, lte } from 'drizzle-orm';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { revisions, slugs } from '../tables.ts';

/** What a title without letters and digits is called. */
const namelessSlug = 'post';

/**
 * Takes a slug for a post: the given one, or one made from its title, with a number where that is taken.
 * @throws 400 when the given one is or was another post's
 */
export async function claimSlug(post: { id: number; title: string; given: string }, scope: Scope): Promise<string> {
  const given = slugOfTitle(post.given);
  if (given) {
    if (await take(given, post.id, scope)) return given;
    throw invalid('slug', 'slug_taken');
  }
  const made = slugOfTitle(post.title) || namelessSlug;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? made : `${made}-${number}`;
    if (await take(slug, post.id, scope)) return slug;
  }
}

/** Two who take one at once wait for each other here: one of them finds it taken. */
async function take(slug: string, postId: number, { db, entity }: Scope): Promise<boolean> {
  const added = await db.insert(slugs).values({ entity, slug, postId }).onConflictDoNothing().returning({ slug: slugs.slug });
  if (added.length > 0) return true;
  const [held] = await db
    .select({ postId: slugs.postId })
    .from(slugs)
    .where(and(eq(slugs.entity, entity), eq(slugs.slug, slug)));
  return held?.postId === postId;
}

/** Lets go of a slug under which nobody can have read the post: others may have it. */
export async function releaseUnread(slug: string, postId: number, { db, entity, now }: Scope): Promise<void> {
  const read = await db
    .select({ number: revisions.number })
    .from(revisions)
    .where(
      and(
        ...[eq(revisions.entity, entity), eq(revisions.postId, postId), eq(revisions.slug, slug)],
        ...[inArray(revisions.status, ['Published', 'Scheduled']), lte(revisions.publishedAt, now)],
      ),
    )
    .limit(1);
  if (read.length > 0) return;
  await db.delete(slugs).where(and(eq(slugs.entity, entity), eq(slugs.slug, slug), eq(slugs.postId, postId)));
}
