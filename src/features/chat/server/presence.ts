import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#platform/files/tables.ts';
import { people, peopleView } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type * as presenceContract from '../presence-contract.ts';
import type { ChatProfile } from '../presence-contract.ts';
import { chatProfiles, chatMembersView as members, chatProfilesView as profiles } from '../tables.ts';
import { presenceSeconds, visibleStatus } from '../visible-status.ts';
import { contactColumns, pictureOfPerson, profileOfPerson, readStatuses, toContact } from './contacts.ts';
import { refuseUnlessMember } from './lock-thread.ts';

/** Every page sends a heartbeat each 30 seconds; not every one needs a write. */
const freshSeconds = 20;

/** Records that the caller is online or about to leave; colleagues are notified only of a visible change. */
export async function tellPresence(
  { body }: GivenOf<typeof presenceContract.tellPresence>,
  scope: Scope,
): Promise<AnswerOf<typeof presenceContract.tellPresence>> {
  await notePresence(body.isLeaving, scope);
  return { statuses: await readStatuses(scope) };
}

async function notePresence(isLeaving: boolean, { db, entity, identity, now }: Scope): Promise<void> {
  const own = and(eq(chatProfiles.entity, entity), eq(chatProfiles.personId, identity.personId));
  const [before] = await db.select().from(chatProfiles).where(own);
  if (!before && isLeaving) return;
  const isFresh = before?.seenAt && now.getTime() - before.seenAt.getTime() < freshSeconds * 1000;
  if (isFresh && !isLeaving) return;
  // Backdated far enough that a leaving person counts as offline at once.
  const seenAt = isLeaving ? new Date(now.getTime() - presenceSeconds * 1000) : now;
  const [after] = await db
    .insert(chatProfiles)
    .values({ entity, personId: identity.personId, seenAt, updatedAt: now })
    .onConflictDoUpdate({ target: [chatProfiles.entity, chatProfiles.personId], set: { seenAt } })
    .returning();
  const was = visibleStatus(before ?? { status: null, seenAt: null }, now);
  if (after && visibleStatus(after, now) !== was) await announce(db, entity, { kind: 'chat', ids: [] });
}

/** A page sends this every few seconds, for one thread at a time. */
export async function limitTyping(_given: unknown, { deps, entity, identity }: PreparingScope): Promise<void> {
  await refuseTooMany(deps, [{ key: ['chat typing', entity, String(identity.personId)], hits: 60, windowSeconds: 60 }]);
}

/** Tells the other members that the caller is typing; nothing is stored. */
export async function tellTyping({ params }: GivenOf<typeof contract.tellTyping>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  await refuseUnlessMember(params.id, scope);
  const others = await db
    .select({ person: members.personId })
    .from(members)
    .where(
      and(eq(members.entity, entity), eq(members.threadId, params.id), ne(members.personId, identity.personId), isNull(members.leftAt)),
    );
  const told = others.map(({ person }) => ({ kind: 'chat' as const, ids: [params.id], person, signal: 'typing', from: identity.personId }));
  await announce(db, entity, ...told);
}

/** For a person who changes a setting before their first heartbeat; with null they would always appear online. */
const neverHere = new Date(0);

/** Updates the given fields of the caller's profile. Text and status are visible to all colleagues. */
export async function updateProfile(
  { body }: GivenOf<typeof presenceContract.updateChatProfile>,
  scope: Scope,
): Promise<AnswerOf<typeof presenceContract.updateChatProfile>> {
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

/** The caller's own profile, with the status they chose. */
export async function readProfile({ db, deps, entity, identity, now }: Scope): Promise<ChatProfile> {
  const [row] = await db
    .select({ ...contactColumns, isNotificationsOn: profiles.isNotificationsOn })
    .from(peopleView)
    .leftJoin(files, pictureOfPerson)
    .leftJoin(profiles, profileOfPerson)
    .where(and(eq(peopleView.entity, entity), eq(peopleView.id, identity.personId)));
  if (!row) throw new Error('the account has no person');
  return {
    ...toContact(row, entity, deps.files, now),
    status: row.status ?? 'online',
    settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: row.isNotificationsOn ?? true },
  };
}
