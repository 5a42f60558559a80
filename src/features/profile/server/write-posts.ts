import { and, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#platform/notifications/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type {
  addProfilePost,
  likePost as likeContract,
  markPost as markContract,
  ProfilePost,
  updateProfilePost,
  votePost as voteContract,
} from '../post-contract.ts';
import { favorites, pageFollowersView as followers, likes, posts, votes } from '../tables.ts';
import { lockPost, type PostRow } from './find-profiles.ts';
import { claimMedia } from './media.ts';
import { lockPage, type PageRow } from './pages.ts';
import { readLikes, showOptions, showPosts } from './show-posts.ts';

const fewestOptions = 2;

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
      // Sharing a shared post shares the original.
      ...{ sharedId: passedOn && (passedOn.sharedId ?? passedOn.id), createdAt: now, updatedAt: now },
    })
    .returning();
  if (page) await tellFollowers(page, { id, text: body.postText }, scope);
  return told(row, scope);
}

/** Edits the text of the caller's own post. */
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

/** Requires text, media, or a shared post; a poll requires a question and distinct options. */
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

/** Likes or unlikes a post; idempotent. */
export async function likePost({ params, body }: GivenOf<typeof likeContract>, scope: Scope): Promise<AnswerOf<typeof likeContract>> {
  const { db, entity } = scope;
  const { id } = await lockPost(params.id, scope, 'share');
  await setMark(likes, id, body.youLiked, scope);
  await announce(db, entity, { kind: 'profile', ids: [id] });
  return { youLiked: body.youLiked, likes: (await readLikes([id], scope)).get(id)?.all ?? 0 };
}

/** Marks or unmarks a post in the feed. Only the caller's own pages are notified. */
export async function markPost({ params, body }: GivenOf<typeof markContract>, scope: Scope): Promise<AnswerOf<typeof markContract>> {
  const { db, entity, identity } = scope;
  const { id } = await lockPost(params.id, scope, 'share');
  await setMark(favorites, id, body.favorite, scope);
  await announce(db, entity, { kind: 'profile', ids: [id], person: identity.personId });
  return { favorite: body.favorite };
}

/** Votes in a poll: one vote per person, the latest counts. */
export async function votePost({ params, body }: GivenOf<typeof voteContract>, scope: Scope): Promise<AnswerOf<typeof voteContract>> {
  const { db, entity, identity, now } = scope;
  const post = await lockPost(params.id, scope, 'share');
  const { option } = body;
  if (post.options.length === 0 || (option !== null && option >= post.options.length)) throw notFound('poll');
  if (option === null)
    await db.delete(votes).where(and(eq(votes.entity, entity), eq(votes.postId, post.id), eq(votes.personId, identity.personId)));
  else
    await db
      .insert(votes)
      .values({ entity, postId: post.id, personId: identity.personId, option, createdAt: now })
      .onConflictDoUpdate({ target: [votes.entity, votes.postId, votes.personId], set: { option, createdAt: now } });
  await announce(db, entity, { kind: 'profile', ids: [post.id] });
  return { options: await showOptions(post, scope) };
}

async function setMark(table: typeof likes | typeof favorites, postId: number, isOn: boolean, { db, entity, identity, now }: Scope) {
  const { personId } = identity;
  if (isOn) await db.insert(table).values({ entity, postId, personId, createdAt: now }).onConflictDoNothing();
  else await db.delete(table).where(and(eq(table.entity, entity), eq(table.postId, postId), eq(table.personId, personId)));
}

/** Notifies the followers of a page of the caller's post about it. */
async function tellFollowers(
  page: Pick<PageRow, 'id' | 'name'>,
  { id, text }: { id: number; text: string },
  { db, entity, identity, now }: Scope,
): Promise<void> {
  const rows = await db
    .select({ personId: followers.personId })
    .from(followers)
    .innerJoin(people, and(eq(people.entity, followers.entity), eq(people.id, followers.personId), isNull(people.deletedAt)))
    .where(and(eq(followers.entity, entity), eq(followers.pageId, page.id)));
  const actorId = identity.personId;
  const path = pageAddress('/pages/profile/:id', { id: actorId }, { post: id });
  const notice = { kind: 'announcement', area: 'profile', targetId: id, title: page.name, excerpt: text, actorId, path } as const;
  await notify(
    db,
    entity,
    rows.map(({ personId }) => ({ ...notice, personId })),
    now,
  );
}
