import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { CallReason, FieldReason } from '#contract/reason.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { ImapFailure, type ImapLogin } from '#server/mail-host.ts';
import { nextId } from '#server/next-ids.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { conflict, invalid, notFound, Refusal, reasonMessage } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type * as accountsContract from '../accounts-contract.ts';
import type { ImapAccount } from '../accounts-contract.ts';
import { imapAccounts, imapMails } from '../tables.ts';
import { sealPassword, unsealPassword } from './seal-password.ts';

export async function getAccount(
  _given: unknown,
  { db, entity, identity }: Scope,
): Promise<AnswerOf<typeof accountsContract.getImapAccount>> {
  const account = await findAccount(db, entity, identity.personId);
  return { account: account ? shownAccount(account) : null };
}

/** Saves a tested account and schedules its sync. */
export async function saveAccount(
  { body }: GivenOf<typeof accountsContract.saveImapAccount>,
  scope: Scope,
  sealedPassword: string,
): Promise<AnswerOf<typeof accountsContract.saveImapAccount>> {
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

/** The stored UIDs mean nothing on another server; the emails are matched again by their message ids. */
async function forgetMessages(db: Db, { entity, id }: AccountRecord): Promise<void> {
  await db.delete(imapMails).where(and(eq(imapMails.entity, entity), eq(imapMails.accountId, id)));
}

/** Signs in to the server to report problems right away. @returns the password, sealed */
export async function tryAccount(
  { body }: GivenOf<typeof accountsContract.saveImapAccount>,
  { deps, entity, identity }: PreparingScope,
): Promise<string> {
  const { personId } = identity;
  await refuseTooMany(deps, [{ key: ['imap account', entity, String(personId)], hits: 20, windowSeconds: 600 }]);
  const kept = body.password ? undefined : await deps.database.reading(entity, (db) => findAccount(db, entity, personId));
  const password = body.password ?? (kept && !isElsewhere(body, kept) && (await unsealPassword(deps.secret, kept, kept.sealedPassword)));
  if (!password) throw invalid('password', kept ? 'password_anew' : 'required');
  const { host, port, security, username } = body;
  try {
    const session = await deps.mail.openImap({ host, port, security, username, password });
    await session.close();
  } catch (error) {
    throw error instanceof ImapFailure ? refusalOf(error) : error;
  }
  return sealPassword(deps.secret, { entity, personId }, password);
}

/** The saved password belongs to the server it was entered for; no other server may see it. */
function isElsewhere(login: Omit<ImapLogin, 'password'>, kept: AccountRecord): boolean {
  const isOpener = login.security === 'none' && kept.security !== 'none';
  return login.host !== kept.host || login.username !== kept.username || isOpener;
}

function refusalOf({ reason, why }: ImapFailure): Refusal {
  if (reason === 'login') return new Refusal('invalid', null, { fields: { username: [why], password: [why] } });
  return invalid(reason === 'security' ? 'security' : 'host', why);
}

/** Makes the account due for a sync now, unless a sync is already running. */
export async function requestSync(
  _given: unknown,
  { db, entity, identity, now }: Scope,
): Promise<AnswerOf<typeof accountsContract.syncImapAccount>> {
  const account = await lockAccount(db, entity, identity.personId);
  if (!account) throw notFound('account');
  if (account.state === 'working') return { account: shownAccount(account) };
  const due = { state: 'waiting', dueAt: now };
  await db
    .update(imapAccounts)
    .set(due)
    .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.id, account.id)));
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { account: shownAccount({ ...account, ...due }) };
}

/** Disconnects the account: its sync state is deleted, the emails stay. */
export async function deleteAccount(_given: unknown, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  const deleted = await db
    .delete(imapAccounts)
    .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.personId, identity.personId)))
    .returning({ username: imapAccounts.username });
  const [account] = deleted;
  if (!account) throw notFound('account');
  await recordAudit(db, scope, { action: 'email.account-removed', target: account.username });
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}

export type AccountRecord = typeof imapAccounts.$inferSelect;

const ofPerson = (entity: string, personId: number) => and(eq(imapAccounts.entity, entity), eq(imapAccounts.personId, personId));

async function findAccount(db: Db, entity: string, personId: number): Promise<AccountRecord | undefined> {
  const [account] = await db.select().from(imapAccounts).where(ofPerson(entity, personId));
  return account;
}

async function lockAccount(db: Db, entity: string, personId: number): Promise<AccountRecord | undefined> {
  const [account] = await db.select().from(imapAccounts).where(ofPerson(entity, personId)).for('update');
  return account;
}

/** The account without its password, for responses. */
function shownAccount({ host, port, security, username, state, problem, syncedAt, version }: AccountRecord): ImapAccount {
  return {
    host,
    port,
    security: security as ImapAccount['security'],
    username,
    state: state as ImapAccount['state'],
    ...problemIn(problem),
    syncedAt: syncedAt?.toISOString() ?? null,
    version,
  };
}

/** Serializes the reason for a failed sync for storage. */
export function serializeProblem(why: FieldReason | CallReason): string {
  return JSON.stringify(why);
}

/** Parses a saved problem for the response; one saved as plain text has no code. */
function problemIn(kept: string): { problem: string; why: FieldReason | CallReason | null } {
  if (!kept.startsWith('{"code":')) return { problem: kept, why: null };
  const why = JSON.parse(kept) as FieldReason | CallReason;
  const message = reasonMessage(why);
  return { problem: message.charAt(0).toUpperCase() + message.slice(1), why };
}
