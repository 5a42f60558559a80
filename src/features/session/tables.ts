import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#features/people/tables.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** A company: the part of its people's `eid` before the first dash is its code. */
export const { table: entities } = entityTable(
  'entities',
  () => ({
    entity: entityColumn(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
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
    passwordHash: text('password_hash').notNull(),
    /** `staff` or `client`. */
    userType: text('user_type').notNull(),
    /** What they may: the name of a role. */
    role: text().notNull(),
    /** A seed account, whose password everybody knows. */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at'),
    passwordSetAt: moment('password_set_at'),
    /** Since when they may not sign in; their sessions are no longer taken either. */
    suspendedAt: moment('suspended_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    uniqueIndex('accounts_email').on(sql`lower(email)`),
    uniqueIndex('accounts_username').on(sql`lower(username)`),
    uniqueIndex('accounts_person').on(table.entity, table.personId),
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
