import { and, count, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { PersonRef } from '#platform/people/contract.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { pollPercents } from '../poll-percents.ts';
import {
  type listProfilePosts as contract,
  type getProfilePost as getContract,
  type PollOption,
  type ProfilePost,
  postsPerPage,
  type SharedPost,
} from '../post-contract.ts';
import {
  followsView as follows,
  likesView as likes,
  pageFollowersView as pageFollowers,
  pagesView as pages,
  postsView as posts,
  votesView as votes,
} from '../tables.ts';
import { countComments, latestComments, showComments } from './comments.ts';
import { findPerson, type PostRow } from './find-profiles.ts';
import { fileAddresses } from './media.ts';
import { findPage } from './pages.ts';

/** Number of comments per post in lists; an open post shows more. */
const commentsInList = 3;

type People = ReadonlyMap<number, PersonRef>;
type Files = ReadonlyMap<number, string>;

/** Converts posts to the response format, in order. The number of statements doesn't depend on the number of posts. */
export async function showPosts(rows: readonly PostRow[], scope: Scope, maxComments = commentsInList): Promise<ProfilePost[]> {
  if (rows.length === 0) return [];
  return withBatchedScope(scope, (batched) => show(rows, batched, maxComments));
}

async function show(rows: readonly PostRow[], scope: Scope, maxComments: number): Promise<ProfilePost[]> {
  const { db, deps, entity } = scope;
  const ids = rows.map(({ id }) => id);
  const polls = rows.filter(({ options }) => options.length > 0).map(({ id }) => id);
  const [shared, likes, votes, shares, counts, latest, about] = await Promise.all([
    readShared(rows, scope),
    readLikes(ids, scope),
    readVotes(polls, scope),
    countShares(ids, scope),
    countComments(ids, scope),
    latestComments(ids, maxComments, scope),
    readPages(rows, scope),
  ]);
  const marked = [...likes.values(), ...votes.values()].flatMap((one) => one.latest);
  const named = [...rows, ...shared.values(), ...latest].map(({ personId }) => personId);
  const [people, files] = await Promise.all([
    readPersonRefs(db, deps.files, entity, [...named, ...marked]),
    fileAddresses(
      [...rows, ...shared.values()].map(({ fileId }) => fileId),
      scope,
    ),
  ]);
  const comments = new Map((await showComments(latest, scope, people)).map((one) => [one.id, one]));
  return rows.map((row) => {
    const like = likes.get(row.id);
    const passedOn = row.sharedId === null ? undefined : shared.get(row.sharedId);
    return {
      ...shownBy(row, people, files),
      postTime: timeText(row.createdAt),
      likes: like?.all ?? 0,
      comments: counts.get(row.id) ?? 0,
      share: shares.get(row.id) ?? 0,
      youLiked: like?.isOwn ?? false,
      likedUsers: facesOf(like, people),
      likedCount: (like?.all ?? 0) - (like?.latest.length ?? 0),
      detailedComments: latest.flatMap((one) => (one.postId === row.id ? (comments.get(one.id) ?? []) : [])),
      isEdited: row.editedAt !== null,
      page: about.get(row.pageId ?? 0) ?? null,
      options: optionsOf(row, votes, people),
      isShare: row.sharedId !== null,
      shared: passedOn ? shownBy(passedOn, people, files) : null,
      version: row.version,
    };
  });
}

/** Returns the options of a poll with their voters. */
export async function showOptions(row: PostRow, scope: Scope): Promise<PollOption[]> {
  const votes = await readVotes([row.id], scope);
  const voters = [...votes.values()].flatMap(({ latest }) => latest);
  return optionsOf(row, votes, await readPersonRefs(scope.db, scope.deps.files, scope.entity, voters));
}

function optionsOf({ id, options }: PostRow, votes: ReadonlyMap<string, Marked>, people: People): PollOption[] {
  const marks = options.map((_, option) => votes.get(`${id} ${option}`));
  const percents = pollPercents(marks.map((mark) => mark?.all ?? 0));
  return options.map((name, option) => {
    const mark = marks[option];
    return { name, votes: mark?.all ?? 0, percent: percents[option] ?? 0, voters: facesOf(mark, people), youVoted: mark?.isOwn ?? false };
  });
}

function facesOf(mark: Marked | undefined, people: People): { avatar: string | null; username: string }[] {
  return (mark?.latest ?? []).flatMap((id) => {
    const person = people.get(id);
    return person ? [{ avatar: person.avatar, username: person.fullName }] : [];
  });
}

function shownBy({ id, personId, createdAt, text, fileId, media }: PostRow, people: People, files: Files): SharedPost {
  const author = people.get(personId);
  const address = fileId === null ? null : (files.get(fileId) ?? null);
  return {
    ...{ id, personId, username: author?.fullName ?? '', avatar: author?.avatar ?? null, at: createdAt.toISOString(), postText: text },
    ...{ postImg: media === 'picture' ? address : null, postVid: media === 'video' ? address : null },
  };
}

async function readShared(rows: readonly PostRow[], { db, entity }: Scope): Promise<Map<number, PostRow>> {
  const ids = rows.flatMap(({ sharedId }) => sharedId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(posts)
    .where(and(live(posts, entity), inArray(posts.id, ids)));
  return new Map(found.map((row) => [row.id, row]));
}

async function readPages(rows: readonly PostRow[], { db, entity }: Scope): Promise<Map<number, { id: number; name: string }>> {
  const ids = rows.flatMap(({ pageId }) => pageId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: pages.id, name: pages.name })
    .from(pages)
    .where(and(live(pages, entity), inArray(pages.id, ids)));
  return new Map(found.map((page) => [page.id, page]));
}

/** Formats a timestamp as `13 Dec 2026, 09:41` in UTC. */
function timeText(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  return `${dayText(day)}, ${time.slice(0, 5)}`;
}

const maxComments = 500;

/** Returns one page of posts, newest first: of a person, about a page, or of everything the caller follows. */
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

/** Returns a post with all its comments. */
export async function getPost({ params }: GivenOf<typeof getContract>, scope: Scope): Promise<AnswerOf<typeof getContract>> {
  const [post] = await showPosts(await selectPosts(eq(posts.id, params.id), 1, scope), scope, maxComments);
  if (!post) throw notFound('post');
  return { post };
}

/** Selects posts that are not deleted, newest first. */
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

/** Matches posts of people and about pages the caller follows. */
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

/** Number of avatars shown per reaction. */
const maxShown = 5;

interface Marked {
  all: number;
  isOwn: boolean;
  /** Ids of the latest people. */
  latest: number[];
}

/** Returns who likes these posts. */
export async function readLikes(ids: readonly number[], { db, entity, identity }: Scope): Promise<Map<number, Marked>> {
  if (ids.length === 0) return new Map();
  const of = and(eq(likes.entity, entity), inArray(likes.postId, [...ids]));
  const rows = await queryRows<{ id: string; all: string; own: boolean; latest: (string | number)[] }>(
    db,
    sql`select ${likes.postId} as id, count(*) as all, bool_or(${likes.personId} = ${identity.personId}) as own,
        (array_agg(${likes.personId} order by ${likes.createdAt} desc, ${likes.personId}))[1:${sql.raw(String(maxShown))}] as latest
      from ${likes} where ${of} group by ${likes.postId}`,
  );
  return new Map(rows.map(({ id, all, own, latest }) => [Number(id), { all: Number(all), isOwn: own, latest: latest.map(Number) }]));
}

/** Returns the voters of these polls, keyed by `post option`. */
async function readVotes(ids: readonly number[], { db, entity, identity }: Scope): Promise<Map<string, Marked>> {
  if (ids.length === 0) return new Map();
  const of = and(eq(votes.entity, entity), inArray(votes.postId, [...ids]));
  const rows = await queryRows<{ id: string; option: number; all: string; own: boolean; latest: (string | number)[] }>(
    db,
    sql`select ${votes.postId} as id, ${votes.option} as option, count(*) as all, bool_or(${votes.personId} = ${identity.personId}) as own,
        (array_agg(${votes.personId} order by ${votes.createdAt} desc, ${votes.personId}))[1:${sql.raw(String(maxShown))}] as latest
      from ${votes} where ${of} group by ${votes.postId}, ${votes.option}`,
  );
  return new Map(
    rows.map(({ id, option, all, own, latest }) => [`${id} ${option}`, { all: Number(all), isOwn: own, latest: latest.map(Number) }]),
  );
}

/** Counts the shares of these posts. */
async function countShares(ids: readonly number[], { db, entity }: Scope): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: posts.sharedId, all: count() })
    .from(posts)
    .where(and(live(posts, entity), inArray(posts.sharedId, [...ids])))
    .groupBy(posts.sharedId);
  return new Map(rows.map(({ id, all }) => [id ?? 0, all]));
}
