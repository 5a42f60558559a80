import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { writeAbout, writeOwnProfile } from '#features/profile/server/public-api.ts';
import { profiles } from '#features/profile/tables.ts';
import { changeOwnUser, lockOwnAccount, refuseTakenLogin, reportTakenName } from '#features/users/server/public-api.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { type Content, keepFile, receiveFile } from '#platform/files/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { lockOwnPerson } from '#platform/people/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { Account } from '../contract.ts';
import { readAccount } from './read-account.ts';

type Names = Pick<GivenOf<typeof contract.updateGeneral>['body'], 'fullName' | 'username' | 'company'>;

/** Updates the given names and the avatar of the caller's account. */
export function updateGeneral(
  { body }: GivenOf<typeof contract.updateGeneral>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateGeneral>> {
  const { version, avatarFileId, ...names } = body;
  return changeAccount(version, scope, async (before, user) => {
    if (avatarFileId !== undefined) await changeAvatar(avatarFileId, before, scope);
    await writeOwnProfile(user || names.company === undefined ? {} : { company: names.company }, scope);
    if (user) await changeOwnUser(user, names, scope);
    else await changePerson(names, before.general, scope);
  });
}

/** Renames a person who is not a managed user. */
async function changePerson({ fullName, username }: Names, before: Account['general'], scope: Scope): Promise<void> {
  const { db, entity, identity, now } = scope;
  const { personId } = identity;
  const changes: { field: string; from: string; to: string }[] = [];
  if (fullName !== undefined && fullName !== before.fullName) {
    await db
      .update(people)
      .set({ fullName, version: sql`${people.version} + 1`, updatedAt: now })
      .where(and(eq(people.entity, entity), eq(people.id, personId)));
    await announce(db, entity, { kind: 'person', ids: [personId] });
    changes.push({ field: 'fullName', from: before.fullName, to: fullName });
  }
  if (username !== undefined && username !== before.username) {
    if (username.toLowerCase() !== before.username.toLowerCase()) await refuseTakenLogin(db, { username });
    await reportTakenName(
      db
        .update(accounts)
        .set({ username })
        .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId))),
    );
    changes.push({ field: 'username', from: before.username, to: username });
  }
  if (changes.length === 0) return;
  await recordAudit(db, scope, {
    action: 'account.edited',
    targetKind: 'person',
    targetId: personId,
    target: fullName ?? before.fullName,
    changes,
  });
}

const dayMs = 86_400_000;

/** Updates the given profile fields, each in the table that owns it, so profile, chat, and users agree. */
export function updateInfo({ body }: GivenOf<typeof contract.updateInfo>, scope: Scope): Promise<AnswerOf<typeof contract.updateInfo>> {
  const { version, bio, dob, website, country, phone } = body;
  // Allows half a day ahead: somewhere it is already tomorrow.
  if (dob && new Date(dob).getTime() > scope.now.getTime() + dayMs / 2) throw invalid('dob', 'in_the_future');
  return changeAccount(version, scope, async (before, user) => {
    if (bio !== undefined && bio !== before.info.bio) await writeAbout(bio, scope);
    await writeOwnProfile(
      {
        ...(dob !== undefined && { bornOn: dob }),
        ...(website !== undefined && { website }),
        ...(!user && country !== undefined && { country }),
        ...(!user && phone !== undefined && { phone }),
      },
      scope,
    );
    if (user) await changeOwnUser(user, { country, contact: phone }, scope);
  });
}

/** Updates the given social links of the caller. */
export function updateSocial(
  { body }: GivenOf<typeof contract.updateSocial>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateSocial>> {
  return changeAccount(body.version, scope, ({ social }) => {
    const links = Object.entries({ ...social.socialLinks, ...body.socialLinks }).filter(([, address]) => address);
    return writeOwnProfile({ socialLinks: Object.fromEntries(links) }, scope);
  });
}

/** Reads the uploaded avatar. @throws 400 when it is not a picture */
export async function receivePortrait(given: GivenOf<typeof contract.updateAvatar>, scope: PreparingScope): Promise<Content> {
  const content = await receiveFile(given, scope);
  if (!content.mediaType.startsWith('image/')) throw invalid('body', 'not_a_picture');
  return content;
}

/** Sets the uploaded picture as the caller's avatar. */
export function updateAvatar(_given: unknown, scope: Scope, content: Content): Promise<AnswerOf<typeof contract.updateAvatar>> {
  const { db, deps, entity, identity } = scope;
  return changeAccount(undefined, scope, async (before) => {
    const name = `portrait.${content.mediaType.replace(/^image\//, '')}`;
    const { id } = await keepFile(db, deps, { entity, name, content, personId: identity.personId });
    await changeAvatar(id, before, scope);
  });
}

/** Changes or removes the caller's avatar and remembers the previous one. @throws 400 unless the picture is theirs */
async function changeAvatar(fileId: number | null, { general }: Pick<Account, 'general'>, scope: Scope): Promise<void> {
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

/** Knowing a file id is not enough: the caller must have uploaded the picture, or had it before, no matter who set it. */
async function refuseForeign(fileId: number, { db, entity, identity }: Scope): Promise<void> {
  const [file] = await db
    .select({ mediaType: files.mediaType, uploadedBy: files.personId })
    .from(files)
    .where(and(eq(files.entity, entity), eq(files.id, fileId)))
    // Keeps the sweep from deleting the file before it is referenced.
    .for('key share');
  const [own] = await db
    .select({ former: profiles.formerAvatarFileId })
    .from(profiles)
    .where(and(eq(profiles.entity, entity), eq(profiles.personId, identity.personId)));
  if (!file || (file.uploadedBy !== identity.personId && own?.former !== fileId)) throw invalid('avatarFileId', 'unknown_file');
  if (!file.mediaType.startsWith('image/')) throw invalid('avatarFileId', 'not_a_picture');
}

type Locked = Awaited<ReturnType<typeof lockOwnAccount>>;

/**
 * Locks the caller's account, checks the version, and applies one change at a time.
 * @param change receives the current account, and the caller's managed user if there is one
 * @throws 409 with the current account when its version has changed
 */
async function changeAccount(
  version: number | undefined,
  scope: Scope,
  change: (before: Account, user: Locked) => Promise<void>,
): Promise<Account> {
  const { db, entity, identity } = scope;
  // Locks in the same order as a change by an admin.
  const user = await lockOwnAccount(scope);
  await lockOwnPerson(scope);
  const before = await readAccount(undefined, scope);
  if (version !== undefined && version !== before.version) throw conflict('account', before);
  await change(before, user);
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  return readAccount(undefined, scope);
}
