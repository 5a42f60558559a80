import { and, eq } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import { helpArticles as articles, helpVersions as versions } from '../tables.ts';
import { claimSlug, releaseSlug } from './claim-slug.ts';
import type { ArticleRow } from './find-article.ts';
import type { Written } from './merge-written.ts';

interface Next {
  written: Written;
  /** Undefined to keep it, empty to make it from the question. */
  slug: string | undefined;
  restoredFrom?: number | null;
}

/** Makes of a locked article its next version, unless it says what the article says already. */
export async function writeVersion(before: ArticleRow, { written, slug, restoredFrom = null }: Next, scope: Scope): Promise<ArticleRow> {
  const { db, entity, identity, now } = scope;
  const claimed = slug === undefined ? before.slug : await claimSlug({ id: before.id, question: written.question, given: slug }, scope);
  const next = { ...written, slug: claimed };
  if (isSame(before, next)) return before;
  const number = before.version + 1;
  await db
    .insert(versions)
    .values({ ...next, entity, articleId: before.id, number, personId: identity.personId, restoredFrom, createdAt: now });
  const publishedAt = before.publishedAt ?? (next.state === 'Published' ? now : null);
  const [after] = await db
    .update(articles)
    .set({ ...next, contentText: textOfHtml(next.content), publishedAt, version: number, updatedAt: now })
    .where(and(eq(articles.entity, entity), eq(articles.id, before.id)))
    .returning();
  if (claimed !== before.slug && before.publishedAt === null) await releaseSlug(before.slug, before.id, scope);
  await announce(db, entity, { kind: 'help', ids: [before.id] });
  return after ?? before;
}

function isSame(before: ArticleRow, next: Written & { slug: string }): boolean {
  return (Object.keys(next) as (keyof typeof next)[]).every((name) => JSON.stringify(before[name]) === JSON.stringify(next[name]));
}
