import { desc } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { accounts } from '#features/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { listApiKeys as contract } from '../contract.ts';
import { apiKeys, keyAccount } from '../tables.ts';
import { ofOwn, shownKey } from './own-keys.ts';

const mostShown = 200;

/** The own keys, the newest first. */
export async function listApiKeys(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const rows = await scope.db
    .select({ key: apiKeys, linksVersion: accounts.linksVersion })
    .from(apiKeys)
    .innerJoin(accounts, keyAccount)
    .where(ofOwn(scope))
    .orderBy(desc(apiKeys.id))
    .limit(mostShown);
  return { apiKeys: rows.map(({ key, linksVersion }) => shownKey(key, linksVersion, scope.now)) };
}
