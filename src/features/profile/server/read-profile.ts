import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { readProfile as contract, ProfileHeader } from '../contract.ts';
import { followsView as follows, postsView as posts } from '../tables.ts';
import { fileAddresses } from './file-addresses.ts';
import { type FoundPerson, findPerson } from './find-person.ts';
import { countFollows } from './follow-people.ts';
import { selectPosts } from './list-posts.ts';
import { readAbout } from './read-about.ts';
import { readFeeds } from './read-feeds.ts';
import { readPages } from './read-pages.ts';
import { readPhotos } from './read-photos.ts';
import { readSuggestions } from './read-suggestions.ts';
import { showPosts } from './show-posts.ts';

const mostPosts = 20;
const latestPhotos = 9;
const latestPolls = 3;

type Answer = AnswerOf<typeof contract>;

/** The profile of a person, and what stands beside it for the caller. */
export async function readProfile({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Answer> {
  const person = await findPerson(query.id, scope);
  return withBatchedScope(scope, (batched) => readProfileOf(person, query.posts, batched));
}

async function readProfileOf(person: FoundPerson, wantedPosts: number, scope: Scope): Promise<Answer> {
  const most = Math.max(0, Math.min(wantedPosts, mostPosts));
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

/** The newest polls, answer by answer. */
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
