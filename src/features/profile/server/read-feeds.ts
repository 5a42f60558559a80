import { and, eq, inArray, ne } from 'drizzle-orm';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { ProfileFeed } from '../contract.ts';
import { favoritesView as favorites, postsView as posts } from '../tables.ts';
import { tagsIn } from '../tags-in.ts';
import { followedBy, selectPosts } from './list-posts.ts';

const mostFeeds = 4;

/** The newest words of those whom the caller follows, or about what they follow. */
export async function readFeeds(scope: Scope): Promise<ProfileFeed[]> {
  const { db, deps, entity, identity } = scope;
  const isOthers = and(followedBy(scope), ne(posts.personId, identity.personId), ne(posts.text, ''));
  const rows = await selectPosts(isOthers, mostFeeds, scope);
  if (rows.length === 0) return [];
  const people = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map(({ personId }) => personId),
  );
  const ids = rows.map(({ id }) => id);
  const isOwn = and(eq(favorites.entity, entity), eq(favorites.personId, identity.personId), inArray(favorites.postId, ids));
  const marked = await db.select({ id: favorites.postId }).from(favorites).where(isOwn);
  return rows.map(({ id, personId, text, createdAt }) => {
    const author = people.get(personId);
    return {
      ...{ imgUrl: author?.avatar ?? null, title: author?.fullName ?? '', id: slugOfTitle(author?.fullName ?? '') },
      ...{ tags: tagsIn(text).join(' '), desc: text, favorite: marked.some((one) => one.id === id) },
      ...{ postId: id, personId, at: createdAt.toISOString() },
    };
  });
}
