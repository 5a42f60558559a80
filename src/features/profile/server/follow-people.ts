import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { files } from '#platform/files/tables.ts';
import { notify } from '#platform/notifications/server/public-api.ts';
import { people, peopleView } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { queryRows } from '#server/query-rows.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { FollowedPerson, followPerson as followContract, listFollows as listContract, ProfileSuggestion } from '../contract.ts';
import { follows, followsView } from '../tables.ts';
import { findPerson } from './find-profiles.ts';

const maxListed = 500;

/** Follows or unfollows a person. No one can follow themselves. */
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

/** Notifies the followed person once. */
async function follow(followedId: number, { db, entity, identity, now }: Scope): Promise<void> {
  const { personId } = identity;
  const added = await db.insert(follows).values({ entity, personId, followedId, createdAt: now }).onConflictDoNothing().returning();
  if (added.length === 0) return;
  const path = pageAddress('/pages/profile/:id', { id: personId });
  const notice = { personId: followedId, kind: 'follow', area: 'profile', targetId: personId, title: '', actorId: personId, path } as const;
  await notify(db, entity, [notice], now);
}

/** Returns a person's followers and whom they follow. */
export async function listFollows({ params }: GivenOf<typeof listContract>, scope: Scope): Promise<AnswerOf<typeof listContract>> {
  const { id } = await findPerson(params.id, scope);
  return { followers: await readFollows('followers', id, scope), following: await readFollows('following', id, scope) };
}

type Direction = 'followers' | 'following';

/** Columns for a direction: whose rows, and the people they refer to. People who have left don't count. */
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
    .limit(maxListed);
  return rows.map((row) => ({
    ...{ id: row.id, fullName: row.fullName, avatar: pictureAddress(row, entity, deps.files), designation: row.role },
    ...{ isFollowed: row.isFollowed, isSelf: row.id === identity.personId },
  }));
}

const maxSuggested = 5;

interface Row {
  id: string;
  name: string;
  role: string;
  mutual: string;
  avatarId: string | null;
  avatarName: string | null;
}

/**
 * Suggests people to follow: first those with the most mutual friends, then everyone else by name. Friends are people who follow
 * each other.
 */
export async function readSuggestions({ db, deps, entity, identity }: Scope): Promise<ProfileSuggestion[]> {
  const me = identity.personId;
  const friendsOf = (whose: ReturnType<typeof sql>) => sql`select there.followed_id as id from ${followsView} there
    join ${followsView} back on back.entity = there.entity and back.person_id = there.followed_id and back.followed_id = there.person_id
    where there.entity = ${entity} and there.person_id = ${whose}`;
  const isOpen = sql`person.entity = ${entity} and person.deleted_at is null and person.id <> ${me}
    and not exists (select from ${followsView} own where own.entity = ${entity} and own.person_id = ${me} and own.followed_id = person.id)`;
  const rows = await queryRows<Row>(
    db,
    sql`with known as (
        select theirs.id, count(*) as mutual from (${friendsOf(sql`${me}`)}) own cross join lateral (${friendsOf(sql`own.id`)}) theirs group by theirs.id
      ), near as (
        select person.id, known.mutual from known join ${peopleView} person on person.id = known.id where ${isOpen}
        order by known.mutual desc, person.full_name collate names, person.id limit ${maxSuggested}
      ), others as (
        select person.id, 0 as mutual from ${peopleView} person where ${isOpen} and person.id not in (select id from near)
        order by person.full_name collate names, person.id limit ${maxSuggested}
      )
      select person.id, person.full_name as name, person.role, chosen.mutual, picture.id as "avatarId", picture.name as "avatarName"
      from (select * from near union all select * from others) chosen
      join ${peopleView} person on person.entity = ${entity} and person.id = chosen.id
      left join ${files} picture on picture.entity = person.entity and picture.id = person.avatar_file_id
      order by chosen.mutual desc, person.full_name collate names, person.id limit ${maxSuggested}`,
  );
  return rows.map(({ id, name, role, mutual, avatarId, avatarName }) => {
    const count = Number(mutual);
    return {
      ...{ avatar: pictureAddress({ avatarId: avatarId === null ? null : Number(avatarId), avatarName }, entity, deps.files), name },
      ...{ mutualFriend: `${count} mutual ${count === 1 ? 'friend' : 'friends'}`, id: Number(id), designation: role, mutualFriends: count },
    };
  });
}
