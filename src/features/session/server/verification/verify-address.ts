import { and, eq, gt, isNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { people } from '#features/people/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { type OneTimeToken, readOneTimeToken } from '#server/one-time-token.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import type { sendVerificationAgain as againContract, verifyAddress as contract } from '../../contract.ts';
import { accounts, addressVerifications } from '../../tables.ts';
import { linksMailed } from './begin-address-change.ts';
import { canMailLinks, endVerifications, sendVerification } from './send-verification.ts';
import { lockAccount, takeAddress } from './take-address.ts';

const triesPerHour = 120;

/** Takes an address as proved by the one-time link that was mailed to it. */
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

/** The address that the link was mailed to becomes that of the account. @throws 409 when somebody else has it by now */
async function takeOther(db: Db, { entity, accountId, email }: typeof addressVerifications.$inferSelect, scope: OpenScope) {
  const account = await lockAccount(db, entity, accountId);
  if (!account) throw notFound('link');
  await takeAddress(db, scope, account, { email, verifiedAt: scope.now });
  return { email };
}

/** Sends the link once more, to whoever waits for it. */
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
