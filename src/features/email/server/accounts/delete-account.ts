import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { imapAccounts } from '../../tables.ts';

/** Disconnects the account: what is known of its messages goes with it, the mails stay. */
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
