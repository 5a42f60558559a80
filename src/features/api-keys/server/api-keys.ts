import { and, count, desc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { AbilityRule } from '#contract/ability.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { grantedCells, tidyRules } from '#contract/granted-cells.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { refuseMoreThanOwn } from '#platform/rights/server/public-api.ts';
import { type Matched, requireProof, tellOwner } from '#platform/session/server/public-api.ts';
import { accounts, apiKeys, isActiveKey, keyAccount } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { type Sweep, sweepEnded } from '#server/sweep.ts';
import type * as contract from '../contract.ts';
import { type ApiKey, maxApiKeys } from '../contract.ts';
import { makeKeyToken } from './key-gate.ts';

const maxShown = 200;

/** Returns the caller's keys, newest first. */
export async function listApiKeys(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract.listApiKeys>> {
  const rows = await scope.db
    .select({ key: apiKeys, linksVersion: accounts.linksVersion })
    .from(apiKeys)
    .innerJoin(accounts, keyAccount)
    .where(ofOwn(scope))
    .orderBy(desc(apiKeys.id))
    .limit(maxShown);
  return { apiKeys: rows.map(({ key, linksVersion }) => toApiKey(key, linksVersion, scope.now)) };
}

/** Creates a key with the requested rules, up to the caller's own permissions, after proof of identity. */
export async function addApiKey(
  given: GivenOf<typeof contract.addApiKey>,
  scope: Scope,
  matched: Matched,
): Promise<AnswerOf<typeof contract.addApiKey>> {
  const { db, deps, entity, identity, now } = scope;
  const { name, expiresAt } = given.body;
  if (expiresAt && expiresAt <= now) throw invalid('expiresAt', 'in_the_past');
  // Locks the account, so concurrent requests count each other's keys.
  await requireProof(given, scope, matched);
  const rules = keptRules(given.body.rules, scope);
  if ((await countLiving(scope)) >= maxApiKeys) throw new Refusal('conflict', { code: 'too_many_api_keys', max: maxApiKeys });
  const { token, tokenHash, hint } = await makeKeyToken(entity);
  const linksVersion = await readLinksVersion(scope);
  const id = await nextId(db, entity, 'api key');
  const row = { entity, id, accountId: identity.accountId, name, tokenHash, hint, rules, linksVersion, createdAt: now, expiresAt };
  const [added] = await db.insert(apiKeys).values(row).returning();
  if (!added) throw new Error('no key was added');
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  await tellOwner(db, deps, identity, 'apiKeyAdded', now);
  await recordAudit(db, scope, { action: 'account.api-key-added', targetKind: 'api-key', targetId: id, target: name });
  return { apiKey: toApiKey(added, linksVersion, now), token };
}

/** `all` collapses to one rule: the key can do whatever its owner can. Otherwise callers can't grant what they lack. */
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
    .where(and(ofOwn(scope), isActiveKey(scope.now)));
  return counted?.living ?? 0;
}

async function readLinksVersion({ db, entity, identity }: Scope): Promise<number> {
  const [account] = await db
    .select({ linksVersion: accounts.linksVersion })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  return account?.linksVersion ?? 0;
}

/** Revokes one of the caller's keys and closes what it has open. */
export async function revokeApiKey({ query }: GivenOf<typeof contract.revokeApiKey>, scope: Scope): Promise<undefined> {
  const { db, deps, entity, identity, now } = scope;
  const [revoked] = await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(ofOwn(scope), eq(apiKeys.id, query.id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id, name: apiKeys.name });
  if (!revoked) throw notFound('api_key');
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  await tellOwner(db, deps, identity, 'apiKeyRevoked', now);
  await recordAudit(db, scope, { action: 'account.api-key-revoked', targetKind: 'api-key', targetId: revoked.id, target: revoked.name });
}

/** Returns the key that authenticates this request. */
export async function getCallingKey(_given: unknown, { db, entity, identity }: Scope): Promise<AnswerOf<typeof contract.getCallingKey>> {
  const { key, personId, rules } = identity;
  if (!key) throw notFound('api_key');
  const [found] = await db
    .select({ name: apiKeys.name, expiresAt: apiKeys.expiresAt, fullName: people.fullName })
    .from(apiKeys)
    .innerJoin(people, and(eq(people.entity, apiKeys.entity), eq(people.id, personId)))
    .where(and(eq(apiKeys.entity, entity), eq(apiKeys.id, key.id)));
  if (!found) throw notFound('api_key');
  const { name, expiresAt, fullName } = found;
  return { name, expiresAt: expiresAt?.toISOString() ?? null, entity, owner: { id: personId, fullName }, rules };
}

const sweepOld = sweepEnded('api keys', apiKeys, apiKeys.revokedAt);

/** Prunes ended keys. For keys ended by a password change or suspension the retention starts at the first sweep that sees it. */
export const sweepApiKeys: Sweep = {
  name: sweepOld.name,
  async run(db, scope) {
    const { entity, now } = scope;
    const goesOn = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now));
    await db
      .update(apiKeys)
      .set({ expiresAt: now })
      .from(accounts)
      .where(
        and(eq(apiKeys.entity, entity), keyAccount, ne(apiKeys.linksVersion, accounts.linksVersion), isNull(apiKeys.revokedAt), goesOn),
      );
    return sweepOld.run(db, scope);
  },
};

/** Limits a query to the caller's keys. */
const ofOwn = ({ entity, identity }: Pick<Scope, 'entity' | 'identity'>) =>
  and(eq(apiKeys.entity, entity), eq(apiKeys.accountId, identity.accountId));

/** A key as its owner sees it. @param linksVersion the current one of their account */
function toApiKey(row: typeof apiKeys.$inferSelect, linksVersion: number, now: Date): ApiKey {
  const { id, name, hint, rules, createdAt, expiresAt, lastUsedAt, lastUsedAddress } = row;
  const state = row.revokedAt
    ? 'revoked'
    : row.linksVersion !== linksVersion
      ? 'ended'
      : expiresAt && expiresAt <= now
        ? 'expired'
        : 'active';
  return {
    ...{ id, name, hint, rules, lastUsedAddress, state },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
