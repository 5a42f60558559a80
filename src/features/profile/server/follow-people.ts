import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { files } from '#features/files/tables.ts';
import { notify } from '#features/notifications/server/offers.ts';
import { people } from '#features/people/tables.ts';
import { announce } from '#server/announce.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { FollowedPerson, followPerson as followContract, listFollows as listContract } from '../contract.ts';
import { follows, followsView } from '../tables.ts';
import { findPerson } from './find-person.ts';

const mostListed = 500;

/** Follows a person, or no longer. Nobody follows themselves. */
export async function followPerson(
  { params, body }: GivenOf<typeof followContract>,
  scope: Scope,
): Promise<AnswerOf<typeof followContract>> {
  const { db, entity, identity } = scope;
  const { id } = await findPerson(params.id, scope);
  const { personId } = identity;
  if (id === personId) throw notFound('person');
  if (body.isFollowed) await follow(id, scope);
  else await db.delete(follows).where(and(eq(follows.entity, entity), eq(follows.personId, personId), eq(follows.followedId, id)));
  await announce(db, entity, { kind: 'profile', ids: [] });
  return { isFollowed: body.isFollowed, followers: await countFollows('followers', id, scope) };
}

/** Who is followed is told so, once. */
async function follow(followedId: number, { db, entity, identity, now }: Scope): Promise<void> {
  const { personId } = identity;
  const added = await db.insert(follows).values({ entity, personId, followedId, createdAt: now }).onConflictDoNothing().returning();
  if (added.length === 0) return;
  const path = pageAddress('/pages/profile/:id', { id: personId });
  const notice = { personId: followedId, kind: 'follow', area: 'profile', targetId: personId, title: '', actorId: personId, path } as const;
  await notify(db, entity, [notice], now);
}

/** Who follows a person, and whom they follow. */
export async function listFollows({ params }: GivenOf<typeof listContract>, scope: Scope): Promise<AnswerOf<typeof listContract>> {
  const { id } = await findPerson(params.id, scope);
  return { followers: await readFollows('followers', id, scope), following: await readFollows('following', id, scope) };
}

type Direction = 'followers' | 'following';

/** Whom the rows of a direction are of, and whom they name. Those who have left since do not count. */
function of(direction: Direction, id: number, entity: string) {
  const [own, named] = direction === 'followers' ? (['followedId', 'personId'] as const) : (['personId', 'followedId'] as const);
  return {
    isOf: and(eq(followsView.entity, entity), eq(followsView[own], id)),
    isNamed: and(eq(people.entity, followsView.entity), eq(people.id, followsView[named]), isNull(people.deletedAt)),
  };
}

export async function countFollows(direction: Direction, id: number, { db, entity }: Scope): Promise<number> {
  const { isOf, isNamed } = of(direction, id, entity);
  const [row] = await db.select({ all: count() }).from(followsView).innerJoin(people, isNamed).where(isOf);
  return row?.all ?? 0;
}

async function readFollows(direction: Direction, id: number, { db, deps, entity, identity }: Scope): Promise<FollowedPerson[]> {
  const { isOf, isNamed } = of(direction, id, entity);
  const isFollowed = sql<boolean>`exists (select from ${follows} own where own.entity = ${entity}
    and own.person_id = ${identity.personId} and own.followed_id = ${people.id})`;
  const { fullName, role } = people;
  const rows = await db
    .select({ id: people.id, fullName, role, isFollowed, avatarId: files.id, avatarName: files.name })
    .from(followsView)
    .innerJoin(people, isNamed)
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .where(isOf)
    .orderBy(sql`${people.fullName} collate names`, people.id)
    .limit(mostListed);
  return rows.map((row) => ({
    ...{ id: row.id, fullName: row.fullName, avatar: pictureAddress(row, entity, deps.files), designation: row.role },
    ...{ isFollowed: row.isFollowed, isSelf: row.id === identity.personId },
  }));
}
