import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { people, users } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import { brokenConstraint } from '#server/database-failure.ts';
import { live } from '#server/live.ts';
import { lockAddress } from '#server/locks.ts';
import { type OneTimeToken, readOneTimeToken } from '#server/one-time-token.ts';
import { queryRows } from '#server/query-rows.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import type { sendVerificationAgain as againContract, verifyAddress as contract } from '../contract.ts';
import { accounts, addressVerifications } from '../tables.ts';
import { canMailLinks, endVerifications, sendVerification } from './send-verification.ts';
import { tellOwner } from './tell-owner.ts';

const triesPerHour = 120;

/** Verifies an address by the one-time link that was mailed to it. */
export async function verifyAddress({ body }: GivenOf<typeof contract>, scope: OpenScope): Promise<AnswerOf<typeof contract>> {
  const { deps, caller } = scope;
  await refuseTooMany(deps, [{ key: ['one-time link', caller], hits: triesPerHour, windowSeconds: 3600 }]);
  const token = readOneTimeToken(body.token);
  if (!token) throw notFound('link');
  return deps.database.writing(token.entity, (db) => takeToken(db, token, scope));
}

async function takeToken(db: Db, { entity, secret }: OneTimeToken, scope: OpenScope): Promise<{ email: string }> {
  const { now } = scope;
  const [link] = await db
    .update(addressVerifications)
    .set({ usedAt: now })
    .where(
      and(
        eq(addressVerifications.entity, entity),
        eq(addressVerifications.tokenHash, await sha256Hex(secret)),
        isNull(addressVerifications.usedAt),
        gt(addressVerifications.expiresAt, now),
      ),
    )
    .returning();
  if (!link) throw notFound('link');
  if (link.isChange) return takeOther(db, link, scope);
  const [account] = await db
    .update(accounts)
    .set({ emailVerifiedAt: now })
    .where(and(eq(accounts.entity, entity), eq(accounts.id, link.accountId), eq(accounts.email, link.email), isNull(accounts.suspendedAt)))
    .returning();
  if (!account) throw notFound('link');
  await endVerifications(db, entity, account.id, now);
  const { personId, email } = account;
  await announce(db, entity, { kind: 'session', ids: [], person: personId });
  const [person] = await db
    .select({ fullName: people.fullName })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  const origin = { ...scope, entity, identity: { personId } };
  const target = { targetKind: 'person', targetId: personId, target: person?.fullName ?? '' } as const;
  await recordAudit(db, origin, { action: 'account.address-verified', ...target });
  return { email };
}

/** Changes the account's address to the one the link was mailed to. @throws 409 if someone else has it now */
async function takeOther(db: Db, { entity, accountId, email }: typeof addressVerifications.$inferSelect, scope: OpenScope) {
  const account = await lockAccount(db, entity, accountId);
  if (!account) throw notFound('link');
  await takeAddress(db, scope, account, { email, verifiedAt: scope.now });
  return { email };
}

export async function sendVerificationAgain(_given: unknown, scope: Scope): Promise<AnswerOf<typeof againContract>> {
  const { db, deps, entity, identity, now } = scope;
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)))
    .for('no key update');
  if (!account || account.emailVerifiedAt) throw new Refusal('conflict', { code: 'address_confirmed' });
  if (!canMailLinks(deps)) throw new Refusal('conflict', { code: 'mails_no_links' });
  const againAt = await sendVerification(db, deps, account, now);
  if (againAt) throw linksMailed(againAt, now);
  return { email: account.email };
}

/**
 * Starts changing the caller's address: a link is mailed to the new one, which takes effect when opened. If links can't be mailed,
 * it takes effect at once, unverified like an address set by an admin.
 * @throws 409 if someone else has it, 429 if several links were mailed.
 */
export async function beginAddressChange(email: string, scope: Scope): Promise<void> {
  const { db, deps, entity, identity, now } = scope;
  const account = await lockAccount(db, entity, identity.accountId);
  if (!account || account.email === email) return;
  const isSameAddress = account.email.toLowerCase() === email.toLowerCase();
  if (isSameAddress) return takeAddress(db, scope, account, { email, verifiedAt: account.emailVerifiedAt });
  if (!canMailLinks(deps)) return takeAddress(db, scope, account, { email, verifiedAt: null });
  await refuseTakenAddress(db, account, email);
  const againAt = await sendVerification(db, deps, { ...account, email }, now, { isChange: true });
  if (againAt) throw linksMailed(againAt, now);
}

/** Ends the link that was mailed to a new address. */
export function cancelAddressChange({ db, entity, identity, now }: Scope): Promise<void> {
  return endVerifications(db, entity, identity.accountId, now);
}

/** 429 after several links within an hour. */
function linksMailed(againAt: Date, now: Date): Refusal {
  const seconds = Math.ceil((againAt.getTime() - now.getTime()) / 1000);
  return new Refusal('too_many_requests', { code: 'links_mailed', seconds }, { headers: { 'Retry-After': String(seconds) } });
}

type Account = typeof accounts.$inferSelect;

const takenAddress = () => new Refusal('conflict', null, { fields: { email: [{ code: 'email_taken' }] } });

/**
 * Rejects an address that is in use for sign-in or mail anywhere in the installation; the caller's own in a different case is fine. @throws
 * 409
 */
async function refuseTakenAddress(db: Db, account: Pick<Account, 'email'>, email: string): Promise<void> {
  if (email.toLowerCase() === account.email.toLowerCase()) return;
  // Waits for a concurrent request that takes it.
  await lockAddress(db, email);
  const [taken] = await queryRows<{ email_taken: boolean }>(db, sql`select * from taken_login_names(${email}, '')`);
  if (taken?.email_taken) throw takenAddress();
}

/**
 * Sets the address of an account and its person, and notifies the previous address.
 * @param verifiedAt When it was verified; null if unverified.
 * @throws 409 if someone else has it.
 */
async function takeAddress(
  db: Db,
  scope: OpenScope,
  account: Account,
  { email, verifiedAt }: { email: string; verifiedAt: Date | null },
): Promise<void> {
  const { deps, now } = scope;
  const { entity, id, personId } = account;
  await refuseTakenAddress(db, account, email);
  await tellOwner(db, deps, { entity, accountId: id }, 'emailChanged', now);
  const userIds = await writeAddress(db, account, { email, verifiedAt }, now).catch((error: unknown) => {
    // A colleague without an account has it, or someone took it concurrently.
    if (['accounts_email', 'people_email', 'users_email'].includes(brokenConstraint(error) ?? '')) throw takenAddress();
    throw error;
  });
  await announce(db, entity, { kind: 'user', ids: userIds }, { kind: 'person', ids: [personId] });
  await announce(db, entity, { kind: 'session', ids: [], person: personId });
  const origin = { ...scope, entity, identity: { personId } };
  const changes = [{ field: 'email', from: account.email, to: email }];
  await recordAudit(db, origin, { action: 'account.email-changed', targetKind: 'person', targetId: personId, target: email, changes });
}

async function writeAddress(
  db: Db,
  { entity, id, personId }: Account,
  { email, verifiedAt }: { email: string; verifiedAt: Date | null },
  now: Date,
): Promise<number[]> {
  const changed = await db
    .update(users)
    .set({ email, version: sql`${users.version} + 1`, updatedAt: now })
    .where(and(live(users, entity), eq(users.personId, personId)))
    .returning({ id: users.id });
  await db
    .update(accounts)
    .set({ email, emailVerifiedAt: verifiedAt })
    .where(and(eq(accounts.entity, entity), eq(accounts.id, id)));
  await db
    .update(people)
    .set({ email, version: sql`${people.version} + 1`, updatedAt: now })
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  return changed.map(({ id: userId }) => userId);
}

/** Locks an account that can sign in, after its managed user, in the same order as an admin's change; undefined if there is none. */
async function lockAccount(db: Db, entity: string, accountId: number): Promise<Account | undefined> {
  const owner = db
    .select({ id: accounts.personId })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  await db
    .select({ id: users.id })
    .from(users)
    .where(and(live(users, entity), eq(users.personId, owner)))
    .for('update');
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId), isNull(accounts.suspendedAt)))
    .for('update');
  return account;
}
