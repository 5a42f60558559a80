import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AbilityRule } from '#contract/ability.ts';
import type { Area } from '#contract/areas.ts';
import { people } from '#platform/people/tables.ts';
import { bytes, entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** A company: the part of its people's `eid` before the first dash is its code. */
export const { table: entities } = entityTable(
  'entities',
  () => ({
    entity: entityColumn(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** What it has turned off; a trigger tells the servers, which keep what sessions may do in memory. */
    areasOff: jsonb('areas_off').$type<Area[]>().notNull().default([]),
  }),
  undefined,
  ['entity'],
);

/** The sample that a company was filled with: which rows it is. One row of each company that has a sample, or can still restore it. */
export const { table: samples } = entityTable(
  'samples',
  () => ({
    entity: entityColumn(),
    addedAt: moment('added_at').notNull(),
    /** The keys of its rows, by table. */
    keys: jsonb().$type<Record<string, string[]>>().notNull(),
    /** Its files: they stay until nobody can restore it any more. */
    fileIds: jsonb('file_ids').$type<number[]>().notNull().default([]),
    removedAt: moment('removed_at'),
    /** What was removed, by table, as it was. */
    removed: jsonb().$type<Record<string, object[]>>(),
  }),
  undefined,
  ['entity'],
);

/** Who can sign in. E-mail and username are unique across the installation, whatever their case. */
export const { table: accounts } = entityTable(
  'accounts',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    email: text().notNull(),
    username: text().notNull(),
    /** Since when the address is known to be theirs; until then the account neither sends to the world nor receives from it. */
    emailVerifiedAt: moment('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    /** `staff` or `client`. */
    userType: text('user_type').notNull(),
    /** What they may: the name of a role. */
    role: text().notNull(),
    /** A seed account: no real one, which somebody made for themselves. */
    isSample: boolean('is_sample').notNull().default(false),
    /**
     * Of a seed account, its password: `known` to everybody until there is a real account, `kept` known beside real ones (for tests),
     * `printed` by the start, or `ended`: there is none any more.
     */
    samplePassword: text('sample_password').notNull().default('known'),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at'),
    passwordSetAt: moment('password_set_at'),
    /** Since when they may not sign in; their sessions are no longer taken either. */
    suspendedAt: moment('suspended_at'),
    /** What the addresses are made with that they give away; a trigger counts it up when they are suspended or get a new password. */
    linksVersion: integer('links_version').notNull().default(1),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    uniqueIndex('accounts_email').on(sql`lower(email)`),
    uniqueIndex('accounts_username').on(sql`lower(username)`),
    uniqueIndex('accounts_person').on(table.entity, table.personId),
    index('accounts_sample').on(table.entity, table.id).where(sql`is_sample`),
  ],
);

/** A sign-in on one browser: a family of refresh tokens, of which the newest has the number `generation`. */
export const { table: sessions } = entityTable(
  'sessions',
  () => ({
    entity: entityColumn(),
    id: text().notNull(),
    accountId: idColumn('account_id').notNull(),
    generation: integer().notNull().default(1),
    rotatedAt: moment('rotated_at').notNull(),
    remember: boolean().notNull(),
    /** When the newest refresh token expires. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Where it was begun: the browser as it names itself, and the address. */
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] }),
    index('sessions_of_account').on(table.entity, table.accountId),
  ],
);

/** One-time links that prove an address: whoever opens one has got the mail that was sent there. */
export const { table: addressVerifications } = entityTable(
  'address_verifications',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    /** The address that it was sent to: it proves no other. */
    email: text().notNull(),
    /** Whether it makes the address that of the account, which has another one until then. */
    isChange: boolean('is_change').notNull().default(false),
    /** SHA-256 of the token's secret, in hex. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] }),
    index('address_verifications_of_account').on(table.entity, table.accountId),
    uniqueIndex('address_verifications_token').on(table.entity, table.tokenHash),
  ],
);

/** The second step of signing in: what an app on somebody's phone makes codes of. Until it is confirmed by a code, it is asked of nobody. */
export const { table: twoSteps } = entityTable(
  'two_steps',
  () => ({
    entity: entityColumn(),
    accountId: idColumn('account_id').notNull(),
    /** Encrypted by the installation's secret. */
    sealedSecret: text('sealed_secret').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** The half minute of the newest code that was taken: neither it nor an older one counts again. */
    usedStep: integer('used_step').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] })],
  ['entity', 'accountId'],
);

/** What one signs in with, once each, when the phone is gone. */
export const { table: recoveryCodes } = entityTable(
  'recovery_codes',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    /** Of the code, by the installation's secret. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] }),
    uniqueIndex('recovery_codes_of_account').on(table.entity, table.accountId, table.codeHash),
  ],
);

/** Browsers that are asked for the password alone. */
export const { table: trustedDevices } = entityTable(
  'trusted_devices',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    /** SHA-256 of the random name that the browser keeps, in hex. */
    deviceHash: text('device_hash').notNull(),
    /** As it was: a new password or a suspension since then ends it. */
    linksVersion: integer('links_version').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] }),
    index('trusted_devices_of_account').on(table.entity, table.accountId),
  ],
);

/** Keys on somebody's devices with which they sign in without a password. */
export const { table: passkeys } = entityTable(
  'passkeys',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    /** What the device calls it, in Base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, where the device counts. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** When the challenge was made that it answered last: neither that one nor an older one counts again. */
    usedChallengeAt: moment('used_challenge_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] }),
    index('passkeys_of_account').on(table.entity, table.accountId),
    uniqueIndex('passkeys_credential').on(table.entity, table.credentialId),
  ],
);

/** By which provider of identities the people of an entity sign in (OpenID Connect). */
export const { table: signOns } = entityTable(
  'sign_ons',
  () => ({
    entity: entityColumn(),
    label: text().notNull(),
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted by the installation's secret; null for a client that has none. */
    sealedSecret: text('sealed_secret'),
    newUserRole: text('new_user_role'),
    roleClaim: text('role_claim').notNull(),
    roles: jsonb().$type<{ value: string; role: string }[]>().notNull(),
    isActive: boolean('is_active').notNull(),
    isOnlyWay: boolean('is_only_way').notNull(),
    /** Who saved it last: they may sign in by password whatever is set. They may be gone by now: then every admin may. */
    keptAccountId: idColumn('kept_account_id').notNull(),
    version: integer().notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity'],
);

/** Which account a provider's subject signs in to. The confirmed address finds the account once; from then on the subject alone counts. */
export const { table: signOnIdentities } = entityTable(
  'sign_on_identities',
  () => ({
    entity: entityColumn(),
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: idColumn('account_id').notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] }).onDelete('cascade'),
    index('sign_on_identities_of_account').on(table.entity, table.accountId),
  ],
  ['entity', 'issuer', 'subject'],
);

/** The condition, on sessions joined with their accounts, under which a session goes on. */
export function isActiveSession(now: Date) {
  return and(isNull(sessions.revokedAt), isNull(accounts.suspendedAt), gt(sessions.expiresAt, now));
}

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
