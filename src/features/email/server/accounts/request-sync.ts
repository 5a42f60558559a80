import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { syncImapAccount as contract } from '../../accounts-contract.ts';
import { imapAccounts } from '../../tables.ts';
import { lockAccount, shownAccount } from './find-account.ts';

/** Makes the account due now. One that is being synced stays so. */
export async function requestSync(_given: unknown, { db, entity, identity, now }: Scope): Promise<AnswerOf<typeof contract>> {
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
