import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { saveImapAccount as contract } from '../../accounts-contract.ts';
import { imapAccounts, imapMails } from '../../tables.ts';
import { type AccountRecord, lockAccount, shownAccount } from './find-account.ts';

/** Keeps an account that was tried, and has it synced. */
export async function saveAccount(
  { body }: GivenOf<typeof contract>,
  scope: Scope,
  sealedPassword: string,
): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { host, port, security, username, version } = body;
  const { personId } = identity;
  const before = await lockAccount(db, entity, personId);
  if (version !== undefined && version !== before?.version) throw conflict('account', before ? shownAccount(before) : null);
  const isAnother = before && (before.host !== host || before.username !== username);
  if (isAnother) await forgetMessages(db, before);
  const values = {
    host,
    port,
    security,
    username,
    sealedPassword,
    state: 'waiting',
    problem: '',
    dueAt: now,
    updatedAt: now,
    ...(isAnother && { paths: {}, marks: {}, syncedAt: null }),
  };
  const [account] = await db
    .insert(imapAccounts)
    .values({ entity, id: before?.id ?? (await nextId(db, entity, 'imap account')), personId, createdAt: now, ...values })
    .onConflictDoUpdate({
      target: [imapAccounts.entity, imapAccounts.personId],
      set: { ...values, version: sql`${imapAccounts.version} + 1` },
    })
    .returning();
  await recordAudit(db, scope, { action: 'email.account-connected', target: username });
  await announce(db, entity, { kind: 'email', ids: [], person: personId });
  return { account: account ? shownAccount(account) : null };
}

/** On another server they have other places; they are found again by their message ids. */
async function forgetMessages(db: Db, { entity, id }: AccountRecord): Promise<void> {
  await db.delete(imapMails).where(and(eq(imapMails.entity, entity), eq(imapMails.accountId, id)));
}
