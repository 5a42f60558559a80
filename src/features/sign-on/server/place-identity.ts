import { and, eq, sql } from 'drizzle-orm';
import type { IDToken, UserInfoResponse } from 'openid-client';
import { addProvidedUser, giveProvidedRole } from '#features/users/server/public-api.ts';
import { accounts, signOnIdentities } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import { lockAddress } from '#server/locks.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { claimedRole } from '../claimed-role.ts';
import type { KeptSignOn } from './provider.ts';

/** The claims about a person, from the signed ID token and the userinfo endpoint. */
export interface Claims {
  idToken: IDToken;
  userInfo: Partial<UserInfoResponse>;
}

type Account = Pick<typeof accounts.$inferSelect, 'id' | 'role' | 'suspendedAt'>;

/** The account to sign in to; or one that has the person's address but is linked to another subject of the same provider. */
type Placed = { accountId: number } | { takenBy: number; email: string };

/**
 * Finds the account of a person known to the provider: by subject, else by verified address; if the company accepts new users,
 * adds one otherwise. Their role is the one the provider names, if any.
 * An address only matches an account that isn't linked yet, since mailboxes of people who left get reassigned.
 * @throws 409 for people the company doesn't accept
 */
export async function placeIdentity(db: Db, scope: OpenScope, kept: KeptSignOn, claims: Claims): Promise<Placed> {
  const { entity, issuer } = kept;
  const subject = claims.idToken.sub;
  const role = claimedRole(merged(claims), kept);
  const known = await findKnown(db, kept, subject);
  if (known) return { accountId: await letIn(db, scope, kept, known, role) };
  const email = confirmedAddress(kept, claims);
  await lockAddress(db, email);
  const found = await findByAddress(db, entity, email);
  if (found && (await isLinked(db, kept, found.id))) return { takenBy: found.id, email };
  const accountId = found ? await letIn(db, scope, kept, found, role) : await addNew(db, scope, kept, { claims, email, role });
  await db.insert(signOnIdentities).values({ entity, issuer, subject, accountId, createdAt: scope.now });
  return { accountId };
}

/**
 * Returns the first address that one source both names and verifies: `email_verified` of one source says nothing about `email` of the
 * other.
 * Anyone could enter any address in an unverified profile and take over its account.
 * @throws 409
 */
function confirmedAddress({ label }: KeptSignOn, { idToken, userInfo }: Claims): string {
  const named = [idToken, userInfo]
    .map(({ email, email_verified }) => ({ email: typeof email === 'string' ? email.trim() : '', isConfirmed: email_verified === true }))
    .filter(({ email }) => email !== '');
  const [first] = named;
  if (!first) throw new Refusal('conflict', { code: 'sign_on_without_address', name: label });
  const confirmed = named.find(({ isConfirmed }) => isConfirmed);
  if (!confirmed) throw new Refusal('conflict', { code: 'sign_on_unconfirmed', name: label, email: first.email });
  return confirmed.email;
}

/** Only for data that grants no access. The ID token takes precedence over userinfo. */
const merged = ({ idToken, userInfo }: Claims) => ({ ...userInfo, ...idToken });

const columns = { id: accounts.id, role: accounts.role, suspendedAt: accounts.suspendedAt };

async function findKnown(db: Db, { entity, issuer }: KeptSignOn, subject: string): Promise<Account | undefined> {
  const [account] = await db
    .select(columns)
    .from(signOnIdentities)
    .innerJoin(accounts, and(eq(accounts.entity, signOnIdentities.entity), eq(accounts.id, signOnIdentities.accountId)))
    .where(and(eq(signOnIdentities.entity, entity), eq(signOnIdentities.issuer, issuer), eq(signOnIdentities.subject, subject)))
    .for('no key update');
  return account;
}

async function findByAddress(db: Db, entity: string, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.entity, entity), sql`lower(${accounts.email}) = lower(${email})`))
    .for('no key update');
  return account;
}

/** Checks whether another subject of this provider is linked to an account. */
async function isLinked(db: Db, { entity, issuer }: KeptSignOn, accountId: number): Promise<boolean> {
  const found = await db
    .select({ subject: signOnIdentities.subject })
    .from(signOnIdentities)
    .where(and(eq(signOnIdentities.entity, entity), eq(signOnIdentities.issuer, issuer), eq(signOnIdentities.accountId, accountId)))
    .limit(1);
  return found.length > 0;
}

async function letIn(db: Db, scope: OpenScope, { entity }: KeptSignOn, account: Account, role: string | null): Promise<number> {
  if (account.suspendedAt) throw new Refusal('conflict', { code: 'account_suspended' });
  if (role !== null && role !== account.role) await giveProvidedRole(db, scope, { entity, accountId: account.id, role });
  return account.id;
}

async function addNew(
  db: Db,
  scope: OpenScope,
  { entity, newUserRole }: KeptSignOn,
  { claims, email, role }: { claims: Claims; email: string; role: string | null },
): Promise<number> {
  const given = role ?? newUserRole;
  // Invited people are accepted whether or not the company accepts new users.
  const added = await addProvidedUser(db, scope, { entity, email, fullName: nameOf(merged(claims), email), role: given });
  if (added === null) throw new Refusal('conflict', { code: 'sign_on_unknown', email });
  return added;
}

function nameOf({ name, given_name: first, family_name: last }: Partial<UserInfoResponse>, email: string): string {
  const parts = [first, last].filter((part) => typeof part === 'string');
  const full = typeof name === 'string' && name.trim() !== '' ? name : parts.join(' ');
  return (full.trim() || email.replace(/@.*$/s, '')).slice(0, 120).toWellFormed();
}
