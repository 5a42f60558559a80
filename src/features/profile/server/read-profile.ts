import { and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { type ProfileFeed, type ProfileHeader, photosPerPage } from '../contract.ts';
import { favoritesView as favorites, followsView as follows, postsView as posts } from '../tables.ts';
import { tagsIn } from '../tags-in.ts';
import { type FoundPerson, findPerson } from './find-profiles.ts';
import { countFollows, readSuggestions } from './follow-people.ts';
import { fileAddresses } from './media.ts';
import { readAbout } from './own-profile.ts';
import { readPages } from './pages.ts';
import { followedBy, selectPosts, showPosts } from './show-posts.ts';

const maxPosts = 20;
const latestPhotos = 9;
const latestPolls = 3;

type Answer = AnswerOf<typeof contract.readProfile>;

/** Returns a person's profile with the sidebar content for the caller. */
export async function readProfile({ query }: GivenOf<typeof contract.readProfile>, scope: Scope): Promise<Answer> {
  const person = await findPerson(query.id, scope);
  return withBatchedScope(scope, (batched) => readProfileOf(person, query.posts, batched));
}

async function readProfileOf(person: FoundPerson, wantedPosts: number, scope: Scope): Promise<Answer> {
  const most = Math.max(0, Math.min(wantedPosts, maxPosts));
  const [userAbout, counts, suggestedPages, twitterFeeds, post, photos, suggestions, polls] = await Promise.all([
    readAbout(person, scope),
    readCounts(person.id, scope),
    readPages(scope),
    readFeeds(scope),
    most === 0 ? [] : selectPosts(eq(posts.personId, person.id), most, scope).then((rows) => showPosts(rows, scope)),
    readPhotos(person.id, latestPhotos, scope),
    readSuggestions(scope),
    readPolls(scope),
  ]);
  return {
    header: await readHeader(person, userAbout.coverFileId, counts, scope),
    userAbout,
    suggestedPages,
    twitterFeeds,
    post,
    latestPhotos: photos.map(({ img, postId }) => ({ img, postId })),
    suggestions,
    polls,
  };
}

async function readCounts(id: number, scope: Scope) {
  const { db, entity, identity } = scope;
  const [[posted], isFollowed, followsYou, followers, following] = await Promise.all([
    db
      .select({ all: count() })
      .from(posts)
      .where(and(live(posts, entity), eq(posts.personId, id))),
    isFollowing(identity.personId, id, scope),
    isFollowing(id, identity.personId, scope),
    countFollows('followers', id, scope),
    countFollows('following', id, scope),
  ]);
  return { posts: posted?.all ?? 0, isFollowed, followsYou, followers, following };
}

async function readHeader(
  { id, avatar, fullName, role }: FoundPerson,
  coverFileId: number | null,
  counts: Awaited<ReturnType<typeof readCounts>>,
  scope: Scope,
): Promise<ProfileHeader> {
  const covers = await fileAddresses([coverFileId], scope);
  return {
    ...{ avatar, username: fullName, designation: role, coverImg: covers.get(coverFileId ?? 0) ?? null },
    ...{ id, isSelf: id === scope.identity.personId },
    ...counts,
  };
}

async function isFollowing(personId: number, followedId: number, { db, entity }: Scope): Promise<boolean> {
  const [row] = await db
    .select({ id: follows.personId })
    .from(follows)
    .where(and(eq(follows.entity, entity), eq(follows.personId, personId), eq(follows.followedId, followedId)));
  return row !== undefined;
}

/** Returns the newest polls, one entry per option. */
async function readPolls(scope: Scope): Promise<Answer['polls']> {
  const rows = await scope.db
    .select()
    .from(posts)
    .where(and(live(posts, scope.entity), sql`${posts.options} <> '{}'`))
    .orderBy(desc(posts.id))
    .limit(latestPolls);
  const polls = await showPosts(rows, scope, 0);
  return polls.flatMap(({ id, postText, options }) =>
    options.map(({ name, votes, percent, voters, youVoted }, option) => ({
      ...{ name, result: `${percent}%`, votedUser: voters.map(({ avatar, username }) => ({ img: avatar, username })) },
      ...{ pollId: id, question: postText, option, votes, youVoted },
    })),
  );
}

const maxFeeds = 4;

/** Returns the newest posts of people and about pages the caller follows. */
async function readFeeds(scope: Scope): Promise<ProfileFeed[]> {
  const { db, deps, entity, identity } = scope;
  const isOthers = and(followedBy(scope), ne(posts.personId, identity.personId), ne(posts.text, ''));
  const rows = await selectPosts(isOthers, maxFeeds, scope);
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

interface Photo {
  img: string;
  postId: number;
  text: string;
}

/** Returns one page of the pictures a person posted. */
export async function listPhotos(
  { params, query }: GivenOf<typeof contract.listPhotos>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listPhotos>> {
  const { id } = await findPerson(params.id, scope);
  const found = await readPhotos(id, photosPerPage + 1, scope, query.before);
  const photos = found.slice(0, photosPerPage);
  return { photos, next: found.length > photosPerPage ? (photos.at(-1)?.postId ?? null) : null };
}

/** Returns the pictures a person posted, newest first. */
async function readPhotos(personId: number, most: number, scope: Scope, before?: number): Promise<Photo[]> {
  const earlier = before === undefined ? undefined : lt(posts.id, before);
  const rows = await selectPosts(and(eq(posts.personId, personId), eq(posts.media, 'picture'), earlier), most, scope);
  const addresses = await fileAddresses(
    rows.map(({ fileId }) => fileId),
    scope,
  );
  return rows.flatMap(({ id, fileId, text }) => {
    const img = addresses.get(fileId ?? 0);
    return img === undefined ? [] : [{ img, postId: id, text }];
  });
}
