import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import type { Db } from '#server/database.ts';
import type { OpenScope } from '#server/scope.ts';
import { isSignedHere, signatureOf } from '#server/signature.ts';
import { accounts } from '../tables.ts';

interface Account {
  entity: string;
  accountId: number;
}

const purpose = 'known device';
const yearSeconds = 366 * 86_400;

/**
 * Returns the random name of a browser that has signed in to the account before, if the request sends it. It grants no access; it
 * only gives the browser a separate rate limit for passwords.
 */
export async function knownDevice({ deps, request, now }: OpenScope, account: Account): Promise<string | null> {
  const [, name = '', at = '', signature = ''] = new RegExp(
    `(?:^|;\\s*)${cookieName(account)}=([\\w-]{36})\\.(\\d{1,12})\\.([\\w-]{43})(?:;|$)`,
  ).exec(request.headers.get('Cookie') ?? '') ?? [''];
  if (!name || Number(at) + yearSeconds < now.getTime() / 1000) return null;
  return (await isSignedHere(deps, purpose, [account.entity, account.accountId, name, Number(at)], signature)) ? name : null;
}

/** Header that marks the browser as known for a year; an existing name is kept. */
export async function rememberDevice(scope: OpenScope, account: Account): Promise<{ name: string; headers: Record<string, string> }> {
  const { deps, now } = scope;
  const name = (await knownDevice(scope, account)) ?? crypto.randomUUID();
  const at = Math.floor(now.getTime() / 1000);
  const signature = await signatureOf(deps, purpose, [account.entity, account.accountId, name, at]);
  const secure = deps.settings.publicUrl?.startsWith('https:') ? '; Secure' : '';
  const cookie = `${cookieName(account)}=${name}.${at}.${signature}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`;
  return { name, headers: { 'Set-Cookie': cookie } };
}

function cookieName({ entity, accountId }: Account): string {
  return `device_${entity}_${accountId}`;
}

/** Audits a sign-in or a rejected attempt. A rejected attempt may be anyone's, so only the account is recorded. */
export async function recordSignIn(
  db: Db,
  scope: OpenScope,
  { entity, accountId }: { entity: string; accountId: number },
  action: 'session.signed-in' | 'session.refused',
): Promise<void> {
  const [owner] = await db
    .select({ personId: people.id, fullName: people.fullName })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  if (!owner) return;
  const identity = action === 'session.refused' ? null : owner;
  await recordAudit(db, { ...scope, entity, identity }, { action, targetKind: 'person', targetId: owner.personId, target: owner.fullName });
}
