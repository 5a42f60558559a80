import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AbilityRule } from '#contract/ability.ts';
import type { Area } from '#contract/areas.ts';
import { people } from '#platform/people/tables.ts';
import { bytes, entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** A company. Its code is the part of its people's `eid` before the first dash. */
export const { table: entities } = entityTable(
  'entities',
  () => ({
    entity: entityColumn(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Features turned off. A trigger notifies the servers, which cache the permissions of sessions. */
    areasOff: jsonb('areas_off').$type<Area[]>().notNull().default([]),
  }),
  undefined,
  ['entity'],
);

/** The sample data a company was filled with. One row per company that has a sample or can restore it. */
export const { table: samples } = entityTable(
  'samples',
  () => ({
    entity: entityColumn(),
    addedAt: moment('added_at').notNull(),
    /** Primary keys of its rows, by table. */
    keys: jsonb().$type<Record<string, string[]>>().notNull(),
    /** Its files, retained until the sample can no longer be restored. */
    fileIds: jsonb('file_ids').$type<number[]>().notNull().default([]),
    removedAt: moment('removed_at'),
    /** Removed rows by table, as they were. */
    removed: jsonb().$type<Record<string, object[]>>(),
  }),
  undefined,
  ['entity'],
);

/** Accounts that can sign in. Email and username are unique across the installation, ignoring case. */
export const { table: accounts } = entityTable(
  'accounts',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    email: text().notNull(),
    username: text().notNull(),
    /** When the address was verified; until then the account can neither send mail outside nor receive it. */
    emailVerifiedAt: moment('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    /** `staff` or `client`. */
    userType: text('user_type').notNull(),
    /** The name of their role. */
    role: text().notNull(),
    /** Whether it is a seed account rather than one a person created. */
    isSample: boolean('is_sample').notNull().default(false),
    /**
     * State of a seed account's password: `known` publicly until there is a real account, `kept` public next to real ones (for tests),
     * `printed` by the start, or `ended`: there is none anymore.
     */
    samplePassword: text('sample_password').notNull().default('known'),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at'),
    passwordSetAt: moment('password_set_at'),
    /** When they were suspended; they can't sign in, and their sessions are rejected. */
    suspendedAt: moment('suspended_at'),
    /** Version that their shared URLs are signed with; a trigger increments it on a suspension or a new password. */
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

/** A sign-in on one browser: a family of refresh tokens, the newest of which has the number `generation`. */
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
    /** Where it was started: user agent and IP address. */
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] }),
    index('sessions_of_account').on(table.entity, table.accountId),
  ],
);

/** One-time links that verify an address by being opened from the mail sent there. */
export const { table: addressVerifications } = entityTable(
  'address_verifications',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    /** The address it was sent to; it verifies no other. */
    email: text().notNull(),
    /** Whether it changes the account's address, which stays the previous one until then. */
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

/** Two-step verification: the secret of an authenticator app. Not required at sign-in until confirmed by a code. */
export const { table: twoSteps } = entityTable(
  'two_steps',
  () => ({
    entity: entityColumn(),
    accountId: idColumn('account_id').notNull(),
    /** Encrypted with the installation's secret. */
    sealedSecret: text('sealed_secret').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** Step of the newest accepted code; neither it nor older ones are accepted again. */
    usedStep: integer('used_step').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] })],
  ['entity', 'accountId'],
);

/** Single-use codes for signing in without the phone. */
export const { table: recoveryCodes } = entityTable(
  'recovery_codes',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    /** Hash of the code, keyed with the installation's secret. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] }),
    uniqueIndex('recovery_codes_of_account').on(table.entity, table.accountId, table.codeHash),
  ],
);

/** Browsers that need only the password. */
export const { table: trustedDevices } = entityTable(
  'trusted_devices',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    /** SHA-256 of the random name stored by the browser, in hex. */
    deviceHash: text('device_hash').notNull(),
    /** Version at that time: a new password or a suspension since then ends the trust. */
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

/** Passkeys on people's devices for signing in without a password. */
export const { table: passkeys } = entityTable(
  'passkeys',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    /** The device's id for it, in Base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** Signature counter, for devices that count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** When the last answered challenge was created; neither it nor older ones are accepted again. */
    usedChallengeAt: moment('used_challenge_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [accounts.entity, accounts.id] }),
    index('passkeys_of_account').on(table.entity, table.accountId),
    uniqueIndex('passkeys_credential').on(table.entity, table.credentialId),
  ],
);

/** A company's identity provider for signing in (OpenID Connect). */
export const { table: signOns } = entityTable(
  'sign_ons',
  () => ({
    entity: entityColumn(),
    label: text().notNull(),
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted with the installation's secret; null for a public client. */
    sealedSecret: text('sealed_secret'),
    newUserRole: text('new_user_role'),
    roleClaim: text('role_claim').notNull(),
    roles: jsonb().$type<{ value: string; role: string }[]>().notNull(),
    isActive: boolean('is_active').notNull(),
    isOnlyWay: boolean('is_only_way').notNull(),
    /** The admin who saved it last: they may always sign in by password. If they are gone, every admin may. */
    keptAccountId: idColumn('kept_account_id').notNull(),
    version: integer().notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity'],
);

/** Maps a provider's subject to an account. The verified address finds the account once; from then on only the subject counts. */
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

/** Condition, on sessions joined with their accounts, for a session to be active. */
export function isActiveSession(now: Date) {
  return and(isNull(sessions.revokedAt), isNull(accounts.suspendedAt), gt(sessions.expiresAt, now));
}

/** API keys with which programs act for a person. */
export const { table: apiKeys } = entityTable(
  'api_keys',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    name: text().notNull(),
    /** SHA-256 of the whole token, in hex; the token itself isn't stored. */
    tokenHash: text('token_hash').notNull(),
    /** The token's last four characters, so its owner can recognize it. */
    hint: text().notNull(),
    /** The most it may do; limited further by the account's permissions. */
    rules: jsonb().$type<AbilityRule[]>().notNull(),
    /** The account's version at that time: a new password or a suspension since then ends the key. */
    linksVersion: integer('links_version').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null if it never expires. */
    expiresAt: moment('expires_at'),
    /** Rounded to the minute. */
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

/** Join condition of a key with its account. */
export const keyAccount = and(eq(accounts.entity, apiKeys.entity), eq(accounts.id, apiKeys.accountId));

/** Condition, on keys joined with their accounts, for a key to be active. */
export function isActiveKey(now: Date) {
  return and(
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
    isNull(accounts.suspendedAt),
    eq(apiKeys.linksVersion, accounts.linksVersion),
  );
}
