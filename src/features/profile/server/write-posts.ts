import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { addProfilePost, ProfilePost, updateProfilePost } from '../post-contract.ts';
import { posts } from '../tables.ts';
import { claimMedia } from './claim-media.ts';
import { lockPage } from './find-page.ts';
import { lockPost, type PostRow } from './find-post.ts';
import { showPosts } from './show-posts.ts';
import { tellFollowers } from './tell-followers.ts';

const fewestOptions = 2;

/** Posts something of the caller's. */
export async function addPost({ body }: GivenOf<typeof addProfilePost>, scope: Scope): Promise<AnswerOf<typeof addProfilePost>> {
  const { db, entity, identity, now } = scope;
  refuseUnsaid(body);
  const media = await claimMedia(body.fileId, scope);
  const page = body.pageId ? await lockPage(body.pageId, scope, 'share') : null;
  const passedOn = body.sharedId ? await lockPost(body.sharedId, scope, 'share') : null;
  const id = await nextId(db, entity, 'profile post');
  const [row] = await db
    .insert(posts)
    .values({
      ...{ entity, id, personId: identity.personId, pageId: page?.id ?? null, text: body.postText, ...media, options: body.options },
      // Passing on what was passed on passes on what stood there first.
      ...{ sharedId: passedOn && (passedOn.sharedId ?? passedOn.id), createdAt: now, updatedAt: now },
    })
    .returning();
  if (page) await tellFollowers(page, { id, text: body.postText }, scope);
  return told(row, scope);
}

/** Changes the text of an own post. */
export async function updatePost(
  { params, body }: GivenOf<typeof updateProfilePost>,
  scope: Scope,
): Promise<AnswerOf<typeof updateProfilePost>> {
  const { db, entity, identity, now } = scope;
  const row = await lockPost(params.id, scope);
  if (row.personId !== identity.personId) throw notFound('post');
  if (body.version !== undefined && body.version !== row.version) throw conflict('post', await shownOne(row, scope));
  if (body.postText === row.text) return { post: await shownOne(row, scope) };
  if (body.postText === '' && (row.fileId === null || row.options.length > 0) && row.sharedId === null)
    throw invalid('postText', 'required');
  const [after] = await db
    .update(posts)
    .set({ text: body.postText, editedAt: now, updatedAt: now, version: row.version + 1 })
    .where(and(eq(posts.entity, entity), eq(posts.id, row.id)))
    .returning();
  return told(after, scope);
}

/** Something is to be said: in words, by a picture, or by what is passed on; a poll has a question and answers that differ. */
function refuseUnsaid({ postText, fileId, sharedId, options }: GivenOf<typeof addProfilePost>['body']): void {
  const isPoll = options.length > 0;
  if (postText === '' && (isPoll || (!fileId && !sharedId))) throw invalid('postText', 'required');
  if (isPoll && options.length < fewestOptions) throw invalid('options', { code: 'too_few', min: fewestOptions });
  const names = options.map((name) => name.toLowerCase());
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice !== -1) throw invalid(`options.${twice}`, 'there_twice');
}

async function told(row: PostRow | undefined, scope: Scope): Promise<{ post: ProfilePost }> {
  if (!row) throw new Error('the post has just been written');
  await announce(scope.db, scope.entity, { kind: 'profile', ids: [row.id] });
  return { post: await shownOne(row, scope) };
}

async function shownOne(row: PostRow, scope: Scope): Promise<ProfilePost> {
  const [post] = await showPosts([row], scope);
  if (!post) throw new Error('the post is there');
  return post;
}
