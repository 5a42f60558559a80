import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type { addArticle as contract } from '../edit-contract.ts';
import { helpArticles as articles, helpVersions as versions } from '../tables.ts';
import { claimSlug } from './claim-slug.ts';
import type { ArticleRow } from './find-article.ts';
import { mergeWritten, unwritten, type Written } from './merge-written.ts';
import { showEdited } from './show-edited.ts';

/** Begins an article. */
export async function addArticle({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { slug = '', ...given } = body;
  const written = await mergeWritten(given, unwritten, null, scope);
  const id = await nextId(scope.db, scope.entity, 'help article');
  const row = await insertArticle({ id, slug, written }, scope);
  await announce(scope.db, scope.entity, { kind: 'help', ids: [id] });
  return { article: await showEdited(row, scope) };
}

/** Inserts an article with its first version. The row comes before its slug, which names it. */
async function insertArticle({ id, slug, written }: { id: number; slug: string; written: Written }, scope: Scope): Promise<ArticleRow> {
  const { db, entity, identity, now } = scope;
  const publishedAt = written.state === 'Published' ? now : null;
  const contentText = textOfHtml(written.content);
  await db.insert(articles).values({ ...written, slug, entity, id, contentText, publishedAt, createdAt: now, updatedAt: now });
  const claimed = await claimSlug({ id, question: written.question, given: slug }, scope);
  const { personId } = identity;
  await db.insert(versions).values({ ...written, slug: claimed, entity, articleId: id, number: 1, personId, createdAt: now });
  const [row] = await db
    .update(articles)
    .set({ slug: claimed })
    .where(and(eq(articles.entity, entity), eq(articles.id, id)))
    .returning();
  if (!row) throw new Error('the article has just been added');
  return row;
}
