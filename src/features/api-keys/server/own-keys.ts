import { and, eq } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { ApiKey } from '../contract.ts';
import { apiKeys } from '../tables.ts';

/** The condition of whoever asks on their keys. */
export const ofOwn = ({ entity, identity }: Pick<Scope, 'entity' | 'identity'>) =>
  and(eq(apiKeys.entity, entity), eq(apiKeys.accountId, identity.accountId));

/** A key as its owner sees it. @param linksVersion of their account, by now */
export function shownKey(row: typeof apiKeys.$inferSelect, linksVersion: number, now: Date): ApiKey {
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
