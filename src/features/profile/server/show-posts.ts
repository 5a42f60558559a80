import { and, inArray } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { PersonRef } from '#features/people/contract.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { pollPercents } from '../poll-percents.ts';
import type { PollOption, ProfilePost, SharedPost } from '../post-contract.ts';
import { pagesView as pages, postsView as posts } from '../tables.ts';
import { fileAddresses } from './file-addresses.ts';
import type { PostRow } from './find-post.ts';
import { countComments, latestComments, showComments } from './read-comments.ts';
import { countShares, type Marked, readLikes, readVotes } from './read-marks.ts';

/** How many comments stand below each post of a list; one that is opened has more. */
const commentsInList = 3;

type People = ReadonlyMap<number, PersonRef>;
type Files = ReadonlyMap<number, string>;

/** Posts as the wire has them, in their order. However many they are, the number of statements is the same. */
export async function showPosts(rows: readonly PostRow[], scope: Scope, mostComments = commentsInList): Promise<ProfilePost[]> {
  if (rows.length === 0) return [];
  return withBatchedScope(scope, (batched) => show(rows, batched, mostComments));
}

async function show(rows: readonly PostRow[], scope: Scope, mostComments: number): Promise<ProfilePost[]> {
  const { db, deps, entity } = scope;
  const ids = rows.map(({ id }) => id);
  const polls = rows.filter(({ options }) => options.length > 0).map(({ id }) => id);
  const [shared, likes, votes, shares, counts, latest, about] = await Promise.all([
    readShared(rows, scope),
    readLikes(ids, scope),
    readVotes(polls, scope),
    countShares(ids, scope),
    countComments(ids, scope),
    latestComments(ids, mostComments, scope),
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

/** The answers of a poll with who chose them. */
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

/** As the wire shows a moment: `13 Dec 2026, 09:41`, in UTC. */
function timeText(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  return `${dayText(day)}, ${time.slice(0, 5)}`;
}
