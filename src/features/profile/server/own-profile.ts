import { and, eq, sql } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { lockOwnPerson } from '#platform/people/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateOwnProfile as contract, ProfileAbout } from '../contract.ts';
import { profiles, profilesView } from '../tables.ts';
import { type FoundPerson, findPerson } from './find-profiles.ts';
import { claimPicture } from './media.ts';

/** Updates the given fields of the caller's profile. */
export async function updateOwnProfile({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { personId } = scope.identity;
  await lockOwnPerson(scope);
  const person = await findPerson(personId, scope);
  const before = await readAbout(person, scope);
  if (body.version !== undefined && body.version !== before.version) throw conflict('profile', before);
  if (body.about !== undefined && body.about !== person.about) await writeAbout(body.about, scope);
  await writeOwnProfile(
    {
      city: body.lives ?? before.lives,
      website: body.website ?? before.website,
      joinedOn: body.joinedOn === undefined ? before.joinedOn : body.joinedOn,
      coverFileId: await claimPicture(body.coverFileId, before.coverFileId, 'coverFileId', scope),
    },
    scope,
  );
  return { userAbout: await readAbout(await findPerson(personId, scope), scope) };
}

type ProfileFields = Partial<Omit<typeof profiles.$inferInsert, 'entity' | 'personId' | 'version' | 'updatedAt'>>;

/** Writes profile fields beyond the person record; always increments the version. */
export async function writeOwnProfile(fields: ProfileFields, { db, entity, identity, now }: Scope): Promise<void> {
  const written = { ...fields, updatedAt: now };
  await db
    .insert(profiles)
    .values({ entity, personId: identity.personId, ...written })
    .onConflictDoUpdate({ target: [profiles.entity, profiles.personId], set: { ...written, version: sql`${profiles.version} + 1` } });
  await announce(db, entity, { kind: 'profile', ids: [] });
}

/** Writes the caller's "about" text. */
export async function writeAbout(about: string, { db, entity, identity, now }: Scope): Promise<void> {
  const { personId } = identity;
  await db
    .update(people)
    .set({ about, version: sql`${people.version} + 1`, updatedAt: now })
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  // The text is shown next to every chat.
  await announce(db, entity, { kind: 'person', ids: [personId] }, { kind: 'chat', ids: [] });
}

/** Returns a person's profile. The email address is included for callers who can read people, and for the person. */
export async function readAbout(person: FoundPerson, { db, entity, ability, identity }: Scope): Promise<ProfileAbout> {
  const [row] = await db
    .select()
    .from(profilesView)
    .where(and(eq(profilesView.entity, entity), eq(profilesView.personId, person.id)));
  const joinedOn = row?.joinedOn ?? null;
  const seesEmail = person.id === identity.personId || ability.can('read', 'Person');
  return {
    ...{ about: person.about, joined: joinedOn ? dayText(joinedOn) : '', lives: row?.city ?? '' },
    ...{ email: seesEmail ? person.email : '', website: row?.website ?? '', joinedOn, coverFileId: row?.coverFileId ?? null },
    socialLinks: row?.socialLinks ?? {},
    // The text is stored with the person and also editable in chat, so both versions are added up.
    version: person.version + (row?.version ?? 0),
  };
}
