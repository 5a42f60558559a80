import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/offers.ts';
import { people } from '#features/people/tables.ts';
import { users } from '#features/users/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { brokenConstraint } from '#server/database-failure.ts';
import { live } from '#server/live.ts';
import { lockAddress } from '#server/lock-address.ts';
import { queryRows } from '#server/query-rows.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { accounts } from '../../tables.ts';
import { tellOwner } from '../tell-owner.ts';

export type Account = typeof accounts.$inferSelect;

const takenAddress = () => new Refusal('conflict', null, { fields: { email: [{ code: 'email_taken' }] } });

/** Refuses an address that somebody of the installation signs in with, or receives mail at; its own in other letters is nobody else's. @throws 409 */
export async function refuseTakenAddress(db: Db, account: Pick<Account, 'email'>, email: string): Promise<void> {
  if (email.toLowerCase() === account.email.toLowerCase()) return;
  // Who takes it in the same moment is waited for.
  await lockAddress(db, email);
  const [taken] = await queryRows<{ email_taken: boolean }>(db, sql`select * from taken_login_names(${email}, '')`);
  if (taken?.email_taken) throw takenAddress();
}

/**
 * Makes an address that of an account, and of who has it. The one of before is told.
 * @param verifiedAt since when it is known to be theirs
 * @throws 409 when somebody else has it
 */
export async function takeAddress(
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
    // A colleague who cannot sign in yet has it, or somebody took it in this very moment.
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

/** An account of somebody who is let in, locked after its managed user, as an admin's change takes them; undefined where it is no such one. */
export async function lockAccount(db: Db, entity: string, accountId: number): Promise<Account | undefined> {
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
