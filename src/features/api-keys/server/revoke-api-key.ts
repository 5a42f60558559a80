import { and, eq, isNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { tellOwner } from '#features/session/server/offers.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { revokeApiKey as contract } from '../contract.ts';
import { apiKeys } from '../tables.ts';
import { ofOwn } from './own-keys.ts';

/** Ends one of the own keys. What it has open ends with it. */
export async function revokeApiKey({ query }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
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
