import { sql } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { ProfileSuggestion } from '../contract.ts';
import { followsView as follows } from '../tables.ts';

const mostSuggested = 5;

interface Row {
  id: string;
  name: string;
  role: string;
  mutual: string;
  avatarId: string | null;
  avatarName: string | null;
}

/**
 * Whom the caller might follow: first those with whom they have most friends in common, then whoever else is there, by name. Friends are
 * two who follow each other.
 */
export async function readSuggestions({ db, deps, entity, identity }: Scope): Promise<ProfileSuggestion[]> {
  const me = identity.personId;
  const friendsOf = (whose: ReturnType<typeof sql>) => sql`select there.followed_id as id from ${follows} there
    join ${follows} back on back.entity = there.entity and back.person_id = there.followed_id and back.followed_id = there.person_id
    where there.entity = ${entity} and there.person_id = ${whose}`;
  const isOpen = sql`person.entity = ${entity} and person.deleted_at is null and person.id <> ${me}
    and not exists (select from ${follows} own where own.entity = ${entity} and own.person_id = ${me} and own.followed_id = person.id)`;
  const rows = await queryRows<Row>(
    db,
    sql`with known as (
        select theirs.id, count(*) as mutual from (${friendsOf(sql`${me}`)}) own cross join lateral (${friendsOf(sql`own.id`)}) theirs group by theirs.id
      ), near as (
        select person.id, known.mutual from known join ${people} person on person.id = known.id where ${isOpen}
        order by known.mutual desc, person.full_name collate names, person.id limit ${mostSuggested}
      ), others as (
        select person.id, 0 as mutual from ${people} person where ${isOpen} and person.id not in (select id from near)
        order by person.full_name collate names, person.id limit ${mostSuggested}
      )
      select person.id, person.full_name as name, person.role, chosen.mutual, picture.id as "avatarId", picture.name as "avatarName"
      from (select * from near union all select * from others) chosen
      join ${people} person on person.entity = ${entity} and person.id = chosen.id
      left join ${files} picture on picture.entity = person.entity and picture.id = person.avatar_file_id
      order by chosen.mutual desc, person.full_name collate names, person.id limit ${mostSuggested}`,
  );
  return rows.map(({ id, name, role, mutual, avatarId, avatarName }) => {
    const count = Number(mutual);
    return {
      ...{ avatar: pictureAddress({ avatarId: avatarId === null ? null : Number(avatarId), avatarName }, entity, deps.files), name },
      ...{ mutualFriend: `${count} mutual ${count === 1 ? 'friend' : 'friends'}`, id: Number(id), designation: role, mutualFriends: count },
    };
  });
}
