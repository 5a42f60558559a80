import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { people } from '#features/people/tables.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { updateChatProfile as contract } from '../../presence-contract.ts';
import { chatProfiles } from '../../tables.ts';
import { readProfile } from './read-profile.ts';

/** Who sets something before any page of theirs said that they are here; without a moment they would always appear to be. */
const neverHere = new Date(0);

/** Changes the named parts of the own profile. Text and status are shown to all colleagues. */
export async function updateProfile({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { about, status, isNotificationsOn } = body;
  if (about !== undefined) {
    await db
      .update(people)
      .set({ about, version: sql`${people.version} + 1`, updatedAt: now })
      .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
    await announce(db, entity, { kind: 'person', ids: [identity.personId] }, { kind: 'profile', ids: [] });
  }
  if (status !== undefined || isNotificationsOn !== undefined) {
    const changed = {
      ...(status && { status, seenAt: now }),
      ...(isNotificationsOn !== undefined && { isNotificationsOn }),
      updatedAt: now,
    };
    await db
      .insert(chatProfiles)
      .values({ entity, personId: identity.personId, seenAt: neverHere, ...changed })
      .onConflictDoUpdate({ target: [chatProfiles.entity, chatProfiles.personId], set: changed });
  }
  const isShown = about !== undefined || status !== undefined;
  await announce(db, entity, { kind: 'chat', ids: [], ...(!isShown && { person: identity.personId }) });
  return { profile: await readProfile(scope) };
}
