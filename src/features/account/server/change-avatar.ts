import { and, eq, sql } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { people } from '#features/people/tables.ts';
import { writeOwnProfile } from '#features/profile/server/offers.ts';
import { profiles } from '#features/profile/tables.ts';
import { announce } from '#server/announce.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Account } from '../contract.ts';

/** Gives the caller another portrait, or none; the one of before is kept as such. @throws 400 unless it is a picture of theirs */
export async function changeAvatar(fileId: number | null, { general }: Pick<Account, 'general'>, scope: Scope): Promise<void> {
  const { db, entity, identity, now } = scope;
  const { personId } = identity;
  if (fileId === general.avatarFileId) return;
  if (fileId !== null) await refuseForeign(fileId, scope);
  await db
    .update(people)
    .set({ avatarFileId: fileId, version: sql`${people.version} + 1`, updatedAt: now })
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  await writeOwnProfile({ formerAvatarFileId: general.avatarFileId }, scope);
  await announce(db, entity, { kind: 'person', ids: [personId] }, { kind: 'user', ids: [] });
}

/** By a number alone nobody has a picture: they uploaded it, or had it before, whoever gave it to them. */
async function refuseForeign(fileId: number, { db, entity, identity }: Scope): Promise<void> {
  const [file] = await db
    .select({ mediaType: files.mediaType, uploadedBy: files.personId })
    .from(files)
    .where(and(eq(files.entity, entity), eq(files.id, fileId)))
    // No sweep takes it away until it is named.
    .for('key share');
  const [own] = await db
    .select({ former: profiles.formerAvatarFileId })
    .from(profiles)
    .where(and(eq(profiles.entity, entity), eq(profiles.personId, identity.personId)));
  if (!file || (file.uploadedBy !== identity.personId && own?.former !== fileId)) throw invalid('avatarFileId', 'unknown_file');
  if (!file.mediaType.startsWith('image/')) throw invalid('avatarFileId', 'not_a_picture');
}
