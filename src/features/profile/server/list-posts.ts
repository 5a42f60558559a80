import { and, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { type listProfilePosts as contract, type getProfilePost as getContract, postsPerPage } from '../post-contract.ts';
import { followsView as follows, pageFollowersView as pageFollowers, postsView as posts } from '../tables.ts';
import { findPage } from './find-page.ts';
import { findPerson } from './find-person.ts';
import { showPosts } from './show-posts.ts';

const mostComments = 500;

/** A page of posts, newest first: of a person, about a page, or of all that the caller follows. */
export async function listPosts({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const page = query.pageId === undefined ? null : await findPage(query.pageId, scope);
  const wanted = page ? eq(posts.pageId, page.id) : query.of === 'followed' ? followedBy(scope) : await ofPerson(query.personId, scope);
  const before = query.before === undefined ? undefined : lt(posts.id, query.before);
  const rows = await selectPosts(and(wanted, before), postsPerPage + 1, scope);
  const shown = rows.slice(0, postsPerPage);
  return {
    posts: await showPosts(shown, scope),
    next: rows.length > postsPerPage ? (shown.at(-1)?.id ?? null) : null,
    page: page && { id: page.id, name: page.name },
  };
}

/** One post with all of its comments. */
export async function getPost({ params }: GivenOf<typeof getContract>, scope: Scope): Promise<AnswerOf<typeof getContract>> {
  const [post] = await showPosts(await selectPosts(eq(posts.id, params.id), 1, scope), scope, mostComments);
  if (!post) throw notFound('post');
  return { post };
}

/** Live posts, newest first. */
export function selectPosts(where: SQL | undefined, limit: number, { db, entity }: Scope) {
  return db
    .select()
    .from(posts)
    .where(and(live(posts, entity), where))
    .orderBy(desc(posts.id))
    .limit(limit);
}

async function ofPerson(id: number | undefined, scope: Scope): Promise<SQL> {
  return eq(posts.personId, (await findPerson(id, scope)).id);
}

/** Of the people and about the pages that the caller follows. */
export function followedBy({ db, entity, identity }: Scope): SQL | undefined {
  const people = db
    .select({ id: follows.followedId })
    .from(follows)
    .where(and(eq(follows.entity, entity), eq(follows.personId, identity.personId)));
  const pages = db
    .select({ id: pageFollowers.pageId })
    .from(pageFollowers)
    .where(and(eq(pageFollowers.entity, entity), eq(pageFollowers.personId, identity.personId)));
  return or(inArray(posts.personId, people), inArray(posts.pageId, pages));
}
