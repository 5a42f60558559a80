import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { getImapAccount as contract } from '../../accounts-contract.ts';
import { findAccount, shownAccount } from './find-account.ts';

export async function getAccount(_given: unknown, { db, entity, identity }: Scope): Promise<AnswerOf<typeof contract>> {
  const account = await findAccount(db, entity, identity.personId);
  return { account: account ? shownAccount(account) : null };
}
