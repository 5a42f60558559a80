import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { addPerson } from '#platform/people/server/public-api.ts';
import { people, users } from '#platform/people/tables.ts';
import { addAccount, completeFirstFactor, tellOwner } from '#platform/session/server/public-api.ts';
import { accounts, entities, sessions } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { brokenConstraint } from '#server/database-failure.ts';
import { live } from '#server/live.ts';
import { type OneTimeToken, readOneTimeToken } from '#server/one-time-token.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type * as invitationContract from '../invitation-contract.ts';
import { endLinks, findLinked, lockLinked } from './invitation-links.ts';
import { refuseTakenLogin, reportTakenName, takenNames } from './taken-names.ts';

/** Sets the password through a one-time link and signs in. */
export async function acceptInvitation(
  { body }: GivenOf<typeof invitationContract.acceptInvitation>,
  scope: OpenScope,
): Promise<AnswerOf<typeof invitationContract.acceptInvitation>> {
  const { deps, now } = scope;
  const token = await readLimited(body.token, scope);
  const { entity } = token;
  // Hashing is slow, so invalid links are rejected first.
  if (!(await deps.database.reading(entity, (db) => findLinked(db, token, now)))) throw linkNotFound();
  const passwordHash = await deps.passwords.hash(body.password);
  return reportTakenName(
    deps.database.writing(entity, async (db) => {
      const linked = await lockLinked(db, token, now);
      if (!linked) throw linkNotFound();
      const { link, user } = linked;
      await endLinks(db, entity, user.id, now);
      const joining = {
        // A mailed link proves the address; a copied one doesn't.
        hasProvedAddress: !link.isCopied,
        entity,
        user,
        passwordHash,
        username: body.username || user.username || proposedUsername(user.email),
      };
      const accountId = link.kind === 'invitation' ? await join(db, joining, scope) : await renewPassword(db, joining, scope);
      return completeFirstFactor(db, scope, { entity, accountId, remember: false });
    }),
  ).catch((error: unknown) => {
    // They joined another way at the same time.
    throw brokenConstraint(error) === 'accounts_person' ? linkNotFound() : error;
  });
}

/** Ends all other sessions, which used the old password. */
async function renewPassword(db: Db, { entity, user, passwordHash, hasProvedAddress }: Joining, scope: OpenScope): Promise<number> {
  const { now } = scope;
  const [account] = await db
    .update(accounts)
    // A seed account's password is no longer publicly known.
    .set({
      passwordHash,
      passwordSetAt: now,
      isSample: false,
      ...(hasProvedAddress && { emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, ${now.toISOString()})` }),
    })
    .where(and(eq(accounts.entity, entity), eq(accounts.personId, user.personId ?? 0), isNull(accounts.suspendedAt)))
    .returning({ id: accounts.id, personId: accounts.personId });
  if (!account) throw linkNotFound();
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.entity, entity), eq(sessions.accountId, account.id), isNull(sessions.revokedAt)));
  await announce(db, entity, { kind: 'session', ids: [], person: account.personId });
  await tellOwner(db, scope.deps, { entity, accountId: account.id }, 'passwordSet', now);
  const origin = { ...scope, entity, identity: { personId: account.personId } };
  await recordAudit(db, origin, { action: 'account.password-set', targetKind: 'user', targetId: user.id, target: user.fullName });
  return account.id;
}

const triesPerHour = 120;

/** Returns the user a one-time link is for. */
export async function readInvitation(
  { body }: GivenOf<typeof invitationContract.readInvitation>,
  scope: OpenScope,
): Promise<AnswerOf<typeof invitationContract.readInvitation>> {
  const token = await readLimited(body.token, scope);
  const { entity } = token;
  return scope.deps.database.reading(entity, async (db) => {
    const linked = await findLinked(db, token, scope.now);
    if (!linked) throw linkNotFound();
    const { link, user } = linked;
    const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
    const { fullName, email } = user;
    return { kind: link.kind, fullName, email, company: company?.name ?? '', username: user.username || proposedUsername(email) };
  });
}

/** Parses a token. @throws 404 for an invalid one, 429 after too many attempts. */
async function readLimited(token: string, { deps, caller }: OpenScope): Promise<OneTimeToken> {
  await refuseTooMany(deps, [{ key: ['one-time link', caller], hits: triesPerHour, windowSeconds: 3600 }]);
  const parts = readOneTimeToken(token);
  if (!parts) throw linkNotFound();
  return parts;
}

function linkNotFound() {
  return notFound('link');
}

/** Returns the part before the @, reduced to characters a username allows. */
export function proposedUsername(email: string): string {
  return email
    .replace(/@.*$/s, '')
    .replaceAll(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 40);
}

type User = typeof users.$inferSelect;
interface Joining {
  entity: string;
  user: User;
  /** Empty if they sign in only through an identity provider. */
  passwordHash: string;
  username: string;
  /** Whether they have proved access to their email address. */
  hasProvedAddress: boolean;
}

/** Makes the user a person of the company, with an account in the user's role. */
export async function join(db: Db, { entity, user, passwordHash, username, hasProvedAddress }: Joining, scope: OpenScope): Promise<number> {
  const { now } = scope;
  if (username.length < 2) throw invalid('username', 'required');
  await refuseTakenLogin(db, { email: user.email, username });
  const personId = await findOrAddPerson(db, entity, user, now);
  const accountId = await addAccount(db, {
    entity,
    personId,
    email: user.email,
    username,
    emailVerifiedAt: hasProvedAddress ? now : null,
    passwordHash,
    userType: 'staff',
    role: user.role,
    createdAt: now,
    passwordSetAt: passwordHash === '' ? null : now,
  });
  await db
    .update(users)
    .set({ personId, username, version: sql`${users.version} + 1`, updatedAt: now })
    .where(and(eq(users.entity, entity), eq(users.id, user.id)));
  await announce(db, entity, { kind: 'person', ids: [personId] }, { kind: 'user', ids: [user.id] });
  const origin = { ...scope, entity, identity: { personId } };
  await recordAudit(db, origin, { action: 'user.joined', targetKind: 'user', targetId: user.id, target: user.fullName });
  return accountId;
}

/** Returns their existing person, a person with their address who can't sign in, or a new one. */
async function findOrAddPerson(db: Db, entity: string, user: User, now: Date): Promise<number> {
  const isThey = user.personId === null ? sql`lower(${people.email}) = lower(${user.email})` : eq(people.id, user.personId);
  const [known] = await db
    .select({ id: people.id, account: accounts.id, user: users.id })
    .from(people)
    .leftJoin(accounts, and(eq(accounts.entity, people.entity), eq(accounts.personId, people.id)))
    .leftJoin(users, and(live(users, people.entity), eq(users.personId, people.id)))
    .where(and(live(people, entity), isThey));
  if (!known) {
    const { fullName, email, avatarFileId } = user;
    return addPerson(db, { entity, fullName, email, avatarFileId, createdAt: now, updatedAt: now });
  }
  if (known.account !== null || (known.user !== null && known.user !== user.id)) throw takenNames('email');
  return known.id;
}
