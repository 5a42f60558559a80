import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { socialNetworks } from '#features/profile/contract.ts';
import { profiles } from '#features/profile/tables.ts';
import { files } from '#platform/files/tables.ts';
import { notificationPreferences } from '#platform/notifications/tables.ts';
import { people, users } from '#platform/people/tables.ts';
import { accounts, addressVerifications } from '#platform/session/tables.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Scope } from '#server/scope.ts';
import type { Account } from '../contract.ts';
import { notificationKindBySwitch } from '../notification-kinds.ts';

/** Reads the caller's account settings. Managed users store them in the users table; anyone else, next to their profile. */
export async function readAccount(_given: unknown, scope: Pick<Scope, 'db' | 'deps' | 'entity' | 'identity' | 'now'>): Promise<Account> {
  const { db, deps, entity, identity } = scope;
  const [row] = await db
    .select({
      fullName: people.fullName,
      bio: people.about,
      avatarId: files.id,
      avatarName: files.name,
      username: accounts.username,
      email: accounts.email,
      company: sql<string>`coalesce(${users.company}, ${profiles.company}, '')`,
      country: sql<string>`coalesce(${users.country}, ${profiles.country}, '')`,
      phone: sql<string>`coalesce(${users.contact}, ${profiles.phone}, '')`,
      dob: profiles.bornOn,
      website: profiles.website,
      links: profiles.socialLinks,
      unwanted: notificationPreferences.unwantedKinds,
      version: sql<number>`${people.version} + coalesce(${users.version}, 0) + coalesce(${profiles.version}, 0)`,
    })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .leftJoin(users, and(live(users, accounts.entity), eq(users.personId, accounts.personId)))
    .leftJoin(profiles, and(eq(profiles.entity, accounts.entity), eq(profiles.personId, accounts.personId)))
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.entity, accounts.entity), eq(notificationPreferences.personId, accounts.personId)),
    )
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  if (!row) throw new Error('who calls has an account');
  const { fullName, bio, username, email, company, country, phone, dob, website, links, unwanted, version } = row;
  const isWanted = (name: keyof typeof notificationKindBySwitch) => !unwanted?.includes(notificationKindBySwitch[name]);
  return {
    general: {
      ...{ avatar: pictureAddress(row, entity, deps.files), username, fullName, email, company, avatarFileId: row.avatarId },
      pendingEmail: await readPendingEmail(scope),
    },
    info: { bio, dob, country, website: website ?? '', phone },
    social: {
      socialLinks: Object.fromEntries(socialNetworks.map((name) => [name, links?.[name] ?? ''])) as Account['social']['socialLinks'],
      connections: { twitter: {}, google: {}, facebook: {}, github: {} },
    },
    notification: {
      commentOnArticle: isWanted('commentOnArticle'),
      answerOnForm: isWanted('answerOnForm'),
      followMe: isWanted('followMe'),
      newAnnouncements: isWanted('newAnnouncements'),
      productUpdates: isWanted('productUpdates'),
      blogDigest: isWanted('blogDigest'),
    },
    version,
  };
}

/** Reads the new email address that is waiting for its mailed link to be opened. */
async function readPendingEmail({ db, entity, identity, now }: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>): Promise<string | null> {
  const { email, accountId, isChange, usedAt, expiresAt } = addressVerifications;
  const [waiting] = await db
    .select({ email })
    .from(addressVerifications)
    .where(
      and(
        eq(addressVerifications.entity, entity),
        eq(accountId, identity.accountId),
        eq(isChange, true),
        isNull(usedAt),
        gt(expiresAt, now),
      ),
    )
    .orderBy(desc(addressVerifications.id))
    .limit(1);
  return waiting?.email ?? null;
}
