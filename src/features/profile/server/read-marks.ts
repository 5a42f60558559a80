import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { likesView as likes, postsView as posts, votesView as votes } from '../tables.ts';

/** How many pictures of people stand beside what they did. */
const mostShown = 5;

export interface Marked {
  all: number;
  isOwn: boolean;
  /** The latest of those who did. */
  latest: number[];
}

/** Who likes some posts. */
export async function readLikes(ids: readonly number[], { db, entity, identity }: Scope): Promise<Map<number, Marked>> {
  if (ids.length === 0) return new Map();
  const of = and(eq(likes.entity, entity), inArray(likes.postId, [...ids]));
  const rows = await queryRows<{ id: string; all: string; own: boolean; latest: (string | number)[] }>(
    db,
    sql`select ${likes.postId} as id, count(*) as all, bool_or(${likes.personId} = ${identity.personId}) as own,
        (array_agg(${likes.personId} order by ${likes.createdAt} desc, ${likes.personId}))[1:${sql.raw(String(mostShown))}] as latest
      from ${likes} where ${of} group by ${likes.postId}`,
  );
  return new Map(rows.map(({ id, all, own, latest }) => [Number(id), { all: Number(all), isOwn: own, latest: latest.map(Number) }]));
}

/** Who has chosen what in some polls, by `post option`. */
export async function readVotes(ids: readonly number[], { db, entity, identity }: Scope): Promise<Map<string, Marked>> {
  if (ids.length === 0) return new Map();
  const of = and(eq(votes.entity, entity), inArray(votes.postId, [...ids]));
  const rows = await queryRows<{ id: string; option: number; all: string; own: boolean; latest: (string | number)[] }>(
    db,
    sql`select ${votes.postId} as id, ${votes.option} as option, count(*) as all, bool_or(${votes.personId} = ${identity.personId}) as own,
        (array_agg(${votes.personId} order by ${votes.createdAt} desc, ${votes.personId}))[1:${sql.raw(String(mostShown))}] as latest
      from ${votes} where ${of} group by ${votes.postId}, ${votes.option}`,
  );
  return new Map(
    rows.map(({ id, option, all, own, latest }) => [`${id} ${option}`, { all: Number(all), isOwn: own, latest: latest.map(Number) }]),
  );
}

/** How often some posts were passed on. */
export async function countShares(ids: readonly number[], { db, entity }: Scope): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: posts.sharedId, all: count() })
    .from(posts)
    .where(and(live(posts, entity), inArray(posts.sharedId, [...ids])))
    .groupBy(posts.sharedId);
  return new Map(rows.map(({ id, all }) => [id ?? 0, all]));
}
