import { and, eq } from 'drizzle-orm';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { helpSlugs as slugs } from '../tables.ts';

/** What a question without letters and digits is called. */
const namelessSlug = 'question';

/**
 * Takes a slug for an article: the given one, or one made from its question, with a number where that is taken.
 * @throws 400 when the given one is or was another article's
 */
export async function claimSlug(article: { id: number; question: string; given: string }, scope: Scope): Promise<string> {
  const given = slugOfTitle(article.given);
  if (given) {
    if (await take(given, article.id, scope)) return given;
    throw invalid('slug', 'article_slug_taken');
  }
  const made = slugOfTitle(article.question) || namelessSlug;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? made : `${made}-${number}`;
    if (await take(slug, article.id, scope)) return slug;
  }
}

/** Two who take one at once wait for each other here: one of them finds it taken. */
async function take(slug: string, articleId: number, { db, entity }: Scope): Promise<boolean> {
  const added = await db.insert(slugs).values({ entity, slug, articleId }).onConflictDoNothing().returning({ slug: slugs.slug });
  if (added.length > 0) return true;
  const [held] = await db
    .select({ articleId: slugs.articleId })
    .from(slugs)
    .where(and(eq(slugs.entity, entity), eq(slugs.slug, slug)));
  return held?.articleId === articleId;
}

/** Lets go of a slug under which nobody can have read the article: others may have it. */
export async function releaseSlug(slug: string, articleId: number, { db, entity }: Scope): Promise<void> {
  await db.delete(slugs).where(and(eq(slugs.entity, entity), eq(slugs.slug, slug), eq(slugs.articleId, articleId)));
}
