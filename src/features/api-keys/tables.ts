import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AbilityRule } from '#contract/ability.ts';
import { accounts } from '#features/session/tables.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** Keys with which programs call in somebody's name. */
export const { table: apiKeys } = entityTable(
  'api_keys',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    name: text().notNull(),
    /** SHA-256 of the whole token, in hex: the token itself is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    /** The token's last four letters, by which its owner knows it. */
    hint: text().notNull(),
    /** The most that it may; less where the account may less. */
    rules: jsonb().$type<AbilityRule[]>().notNull(),
    /** The account's at that time: a new password or a suspension since then ends it. */
    linksVersion: integer('links_version').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null for one that goes on until it is revoked. */
    expiresAt: moment('expires_at'),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    lastUsedAddress: text('last_used_address').notNull().default(''),
    revokedAt: moment('revoked_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] }).onDelete('cascade'),
    index('api_keys_of_account').on(table.entity, table.accountId),
    uniqueIndex('api_keys_token').on(table.entity, table.tokenHash),
  ],
);

/** Of a key joined with its account: that the account is its own. */
export const keyAccount = and(eq(accounts.entity, apiKeys.entity), eq(accounts.id, apiKeys.accountId));

/** The condition, on keys joined with their accounts, under which one is taken. */
export function isActiveKey(now: Date) {
  return and(
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
    isNull(accounts.suspendedAt),
    eq(apiKeys.linksVersion, accounts.linksVersion),
  );
}
