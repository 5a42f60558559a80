import { and, eq, sql } from 'drizzle-orm';
import { people } from '#features/people/tables.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { profiles } from '../tables.ts';

type ProfileFields = Partial<Omit<typeof profiles.$inferInsert, 'entity' | 'personId' | 'version' | 'updatedAt'>>;

/** Writes some of what the caller says of themselves beyond what a person has; it is another version in any case. */
export async function writeOwnProfile(fields: ProfileFields, { db, entity, identity, now }: Scope): Promise<void> {
  const written = { ...fields, updatedAt: now };
  await db
    .insert(profiles)
    .values({ entity, personId: identity.personId, ...written })
    .onConflictDoUpdate({ target: [profiles.entity, profiles.personId], set: { ...written, version: sql`${profiles.version} + 1` } });
  await announce(db, entity, { kind: 'profile', ids: [] });
}

/** Writes the text of the caller about themselves. */
export async function writeAbout(about: string, { db, entity, identity, now }: Scope): Promise<void> {
  const { personId } = identity;
  await db
    .update(people)
    .set({ about, version: sql`${people.version} + 1`, updatedAt: now })
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  // Shown beside every chat.
  await announce(db, entity, { kind: 'person', ids: [personId] }, { kind: 'chat', ids: [] });
}
