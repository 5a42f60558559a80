import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { lockOwnPerson } from '#features/people/server/offers.ts';
import { people } from '#features/people/tables.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateOwnProfile as contract } from '../contract.ts';
import { profiles } from '../tables.ts';
import { claimPicture } from './claim-media.ts';
import { findPerson } from './find-person.ts';
import { readAbout } from './read-about.ts';

/** Changes the named parts of what the caller says of themselves. */
export async function updateOwnProfile({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { personId } = identity;
  await lockOwnPerson(scope);
  const person = await findPerson(personId, scope);
  const before = await readAbout(person, scope);
  if (body.version !== undefined && body.version !== before.version) throw conflict('profile', before);
  if (body.about !== undefined && body.about !== person.about) {
    await db
      .update(people)
      .set({ about: body.about, version: sql`${people.version} + 1`, updatedAt: now })
      .where(and(eq(people.entity, entity), eq(people.id, personId)));
    // Shown beside every chat.
    await announce(db, entity, { kind: 'person', ids: [personId] }, { kind: 'chat', ids: [] });
  }
  const written = {
    city: body.lives ?? before.lives,
    website: body.website ?? before.website,
    joinedOn: body.joinedOn === undefined ? before.joinedOn : body.joinedOn,
    coverFileId: await claimPicture(body.coverFileId, before.coverFileId, 'coverFileId', scope),
    updatedAt: now,
  };
  await db
    .insert(profiles)
    .values({ entity, personId, ...written })
    .onConflictDoUpdate({ target: [profiles.entity, profiles.personId], set: { ...written, version: sql`${profiles.version} + 1` } });
  await announce(db, entity, { kind: 'profile', ids: [] });
  return { userAbout: await readAbout(await findPerson(personId, scope), scope) };
}
