import { and, count, eq } from 'drizzle-orm';
import type { AbilityRule } from '#contract/ability.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { grantedCells, tidyRules } from '#contract/granted-cells.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { refuseMoreThanOwn } from '#features/rights/server/offers.ts';
import { type Matched, refuseUnproved, tellOwner } from '#features/session/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { type addApiKey as contract, mostApiKeys } from '../contract.ts';
import { apiKeys, isLivingKey, keyAccount } from '../tables.ts';
import { makeKeyToken } from './key-token.ts';
import { ofOwn, shownKey } from './own-keys.ts';

/** Gives whoever proved that it is they a key that may as much as they say, and no more than they may. */
export async function addApiKey(given: GivenOf<typeof contract>, scope: Scope, matched: Matched): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, identity, now } = scope;
  const { name, expiresAt } = given.body;
  if (expiresAt && expiresAt <= now) throw invalid('expiresAt', 'in_the_past');
  // Locks the account: of many at once each sees the others.
  await refuseUnproved(given, scope, matched);
  const rules = keptRules(given.body.rules, scope);
  if ((await countLiving(scope)) >= mostApiKeys) throw new Refusal('conflict', { code: 'too_many_api_keys', max: mostApiKeys });
  const { token, tokenHash, hint } = await makeKeyToken(entity);
  const linksVersion = await readLinksVersion(scope);
  const id = await nextId(db, entity, 'api key');
  const row = { entity, id, accountId: identity.accountId, name, tokenHash, hint, rules, linksVersion, createdAt: now, expiresAt };
  const [added] = await db.insert(apiKeys).values(row).returning();
  if (!added) throw new Error('no key was added');
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  await tellOwner(db, deps, identity, 'apiKeyAdded', now);
  await recordAudit(db, scope, { action: 'account.api-key-added', targetKind: 'api-key', targetId: id, target: name });
  return { apiKey: shownKey(added, linksVersion, now), token };
}

/** Everything is said in one rule, whoever asks: it may what they may. Else nobody names what they lack. */
function keptRules(asked: AbilityRule[], { ability }: Scope): AbilityRule[] {
  const everything = asked.find(({ subject }) => subject === 'all');
  if (everything) return [everything];
  refuseMoreThanOwn(ability, grantedCells(asked));
  return tidyRules(asked);
}

async function countLiving(scope: Scope): Promise<number> {
  const [counted] = await scope.db
    .select({ living: count() })
    .from(apiKeys)
    .innerJoin(accounts, keyAccount)
    .where(and(ofOwn(scope), isLivingKey(scope.now)));
  return counted?.living ?? 0;
}

async function readLinksVersion({ db, entity, identity }: Scope): Promise<number> {
  const [account] = await db
    .select({ linksVersion: accounts.linksVersion })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  return account?.linksVersion ?? 0;
}
