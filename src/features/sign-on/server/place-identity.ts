import { and, eq, sql } from 'drizzle-orm';
import type { IDToken, UserInfoResponse } from 'openid-client';
import { accounts } from '#features/session/tables.ts';
import { addProvidedUser, giveProvidedRole } from '#features/users/server/offers.ts';
import type { Db } from '#server/database.ts';
import { lockAddress } from '#server/lock-address.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { claimedRole } from '../claimed-role.ts';
import { signOnIdentities } from '../tables.ts';
import type { KeptSignOn } from './read-sign-on.ts';

/** What a provider says of somebody, signed by it. */
export type Claims = IDToken & Partial<UserInfoResponse>;

type Account = Pick<typeof accounts.$inferSelect, 'id' | 'role' | 'suspendedAt'>;

/**
 * Whose account somebody has whom the provider knows: by the subject under which it knows them, else by an address that it has confirmed;
 * else, where the company lets in whoever is there, a new one. Their role is the one that the provider says, where it says one.
 * @throws 409 for whom the company does not let in
 */
export async function placeIdentity(db: Db, scope: OpenScope, kept: KeptSignOn, claims: Claims): Promise<number> {
  const { entity, issuer } = kept;
  const role = claimedRole(claims, kept);
  const known = await findKnown(db, kept, claims.sub);
  if (known) return letIn(db, scope, kept, known, role);
  const email = typeof claims.email === 'string' ? claims.email.trim() : '';
  if (email === '') throw new Refusal('conflict', { code: 'sign_on_without_address', name: kept.label });
  // Whoever may write any address into their profile there would be anybody here.
  if (claims.email_verified !== true) throw new Refusal('conflict', { code: 'sign_on_unconfirmed', name: kept.label, email });
  await lockAddress(db, email);
  const found = await findByAddress(db, entity, email);
  const accountId = found ? await letIn(db, scope, kept, found, role) : await addNew(db, scope, kept, { claims, email, role });
  await db.insert(signOnIdentities).values({ entity, issuer, subject: claims.sub, accountId, createdAt: scope.now });
  return accountId;
}

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
  // Who was invited is waited for whatever the company does with the others.
  const added = await addProvidedUser(db, scope, { entity, email, fullName: nameOf(claims, email), role: given });
  if (added === null) throw new Refusal('conflict', { code: 'sign_on_unknown', email });
  return added;
}

function nameOf({ name, given_name: first, family_name: last }: Claims, email: string): string {
  const parts = [first, last].filter((part) => typeof part === 'string');
  const full = typeof name === 'string' && name.trim() !== '' ? name : parts.join(' ');
  return (full.trim() || email.replace(/@.*$/s, '')).slice(0, 120).toWellFormed();
}
