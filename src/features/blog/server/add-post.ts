import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type { addPost as contract } from '../contract.ts';
import { posts, revisions } from '../tables.ts';
import { claimSlug } from './claim-slug.ts';
import { mergeWritten, unwritten, type Written } from './merge-written.ts';
import { showEdited } from './read-edit.ts';

/** Begins a post. */
export async function addPost({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { slug = '', ...given } = body;
  const written = await mergeWritten(given, unwritten, null, scope);
  const id = await nextId(scope.db, scope.entity, 'blog post');
  const row = await insertPost({ id, slug, written, authorId: scope.identity.personId }, scope);
  await announce(scope.db, scope.entity, { kind: 'blog', ids: [id] });
  return { post: await showEdited(row, scope) };
}

/** Inserts a post with its first revision. The row comes before its slug, which names it. */
async function insertPost({ id, slug, written, authorId }: { id: number; slug: string; written: Written; authorId: number }, scope: Scope) {
  const { db, entity, now } = scope;
  await db
    .insert(posts)
    .values({ ...written, slug, entity, id, authorId, contentText: textOfHtml(written.content), createdAt: now, updatedAt: now });
  const claimed = await claimSlug({ id, title: written.title, given: slug }, scope);
  await db.insert(revisions).values({ ...written, slug: claimed, entity, postId: id, number: 1, personId: authorId, createdAt: now });
  const [row] = await db
    .update(posts)
    .set({ slug: claimed })
    .where(and(eq(posts.entity, entity), eq(posts.id, id)))
    .returning();
  if (!row) throw new Error('the post has just been added');
  return row;
}
