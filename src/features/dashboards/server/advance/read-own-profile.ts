import { and, count, eq, isNull } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { followsView as follows, postsView as posts, profilesView as profiles } from '#features/profile/tables.ts';
import { live } from '#server/live.ts';
import type { Cards } from '../../contract.ts';
import type { Reading } from '../reading.ts';

/** What the reader's own profile says at its head: those who have left since do not count. */
export async function readOwnProfile(reading: Reading): Promise<Cards['ownProfile']> {
  const { db, deps, entity, identity } = reading;
  const id = identity.personId;
  const [refs, [own], [posted], followers, following] = await Promise.all([
    readPersonRefs(db, deps.files, entity, [id]),
    db
      .select({ role: people.role, coverId: files.id, coverName: files.name })
      .from(people)
      .leftJoin(profiles, and(eq(profiles.entity, people.entity), eq(profiles.personId, people.id)))
      .leftJoin(files, and(eq(files.entity, profiles.entity), eq(files.id, profiles.coverFileId)))
      .where(and(eq(people.entity, entity), eq(people.id, id))),
    db
      .select({ all: count() })
      .from(posts)
      .where(and(live(posts, entity), eq(posts.personId, id))),
    countFollows('followedId', 'personId', reading),
    countFollows('personId', 'followedId', reading),
  ]);
  const person = refs.get(id);
  const cover = own && own.coverId !== null && own.coverName !== null ? { entity, id: own.coverId, name: own.coverName } : null;
  return {
    ...{ id, fullName: person?.fullName ?? '', avatar: person?.avatar ?? null, role: own?.role ?? '' },
    cover: cover && deps.files.address(cover),
    followers,
    following,
    posts: posted?.all ?? 0,
  };
}

type Side = 'personId' | 'followedId';

async function countFollows(own: Side, named: Side, { db, entity, identity }: Reading): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(follows)
    .innerJoin(people, and(eq(people.entity, follows.entity), eq(people.id, follows[named]), isNull(people.deletedAt)))
    .where(and(eq(follows.entity, entity), eq(follows[own], identity.personId)));
  return row?.all ?? 0;
}
