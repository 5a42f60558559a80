import { type SQL, sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

type UserStatus = 'pending' | 'active' | 'inactive';

const live = sql`deleted_at is null`;

/** People of a company, with or without accounts. */
export const { table: people, view: peopleView } = entityTable(
  'people',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    fullName: text('full_name').notNull(),
    email: text().notNull(),
    /** Job title. */
    role: text().notNull().default(''),
    about: text().notNull().default(''),
    /** Language of the pages they last opened, used for messages to them. */
    language: text(),
    /** Their date and time format and time zone; null follows browser and language. */
    timeZone: text('time_zone'),
    weekStart: text('week_start'),
    hourCycle: text('hour_cycle'),
    avatarFileId: idColumn('avatar_file_id'),
    ...recordColumns(),
  }),
  (table) => [
    index('people_by_name').on(table.entity, sql`full_name collate names`, table.id).where(live),
    index('people_by_text').using('gin', table.entity, sql`full_name gin_trgm_ops`, sql`email gin_trgm_ops`),
    // For the chat search, ignoring case and accents.
    index('people_by_name_and_role').using('gin', table.entity, sql`fold_text(full_name || ' ' || role) gin_trgm_ops`),
    uniqueIndex('people_email').on(table.entity, sql`lower(email)`).where(live),
  ],
);

/** What passed to the heir when a user was deleted, to return it on a restore. */
export interface Inheritance {
  /** Person id of the heir. */
  heirId: number;
  todoIds: number[];
  taskIds: number[];
  /** Cards the heir was already assigned to as well. */
  sharedTaskIds: number[];
  eventIds: number[];
}

/** Managed users of a company. */
export const { table: users, view: usersView } = entityTable(
  'users',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** The person in the company, once they joined or from before they became a managed user. */
    personId: idColumn('person_id'),
    fullName: text('full_name').notNull(),
    company: text().notNull().default(''),
    role: text().notNull(),
    username: text().notNull().default(''),
    country: text().notNull().default(''),
    contact: text().notNull().default(''),
    email: text().notNull(),
    currentPlan: text('current_plan').notNull(),
    status: text().$type<UserStatus>().notNull(),
    billing: text().notNull(),
    avatarColor: text('avatar_color').notNull(),
    /** Only for users without a person record; people have their own avatar. */
    avatarFileId: idColumn('avatar_file_id'),
    invitedAt: moment('invited_at'),
    inheritance: jsonb().$type<Inheritance>(),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    /** Lowercase search text. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(email || chr(31) || full_name || chr(31) || billing)`),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    // Each index covers the filters, so a late page of a filtered list is found in the index alone.
    index('users_by_id').on(table.entity, table.id, table.role, table.currentPlan, table.status).where(live),
    index('users_by_name')
      .on(table.entity, sql`full_name collate names`, table.id, table.role, table.currentPlan, table.status)
      .where(live),
    index('users_by_email').on(table.entity, sql`email collate names`, table.id, table.role, table.currentPlan, table.status).where(live),
    index('users_by_role').on(table.entity, table.role, table.id, table.currentPlan, table.status).where(live),
    index('users_by_plan').on(table.entity, table.currentPlan, table.id, table.role, table.status).where(live),
    index('users_by_billing').on(table.entity, table.billing, table.id, table.role, table.currentPlan, table.status).where(live),
    index('users_by_status').on(table.entity, table.status, table.id, table.role, table.currentPlan).where(live),
    index('users_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`).where(live),
    trashIndex('users_deleted', table),
    uniqueIndex('users_email').on(table.entity, sql`lower(email)`).where(live),
    uniqueIndex('users_username').on(table.entity, sql`lower(username)`).where(sql`deleted_at is null and username <> ''`),
    uniqueIndex('users_person').on(table.entity, table.personId).where(sql`deleted_at is null and person_id is not null`),
  ],
);

/** Number of users per filterable value; maintained by a trigger in the transaction of each write. */
export const { table: userCounts } = entityTable(
  'user_counts',
  () => ({
    entity: entityColumn(),
    role: text().notNull(),
    currentPlan: text('current_plan').notNull(),
    status: text().$type<UserStatus>().notNull(),
    total: integer().notNull(),
  }),
  undefined,
  ['entity', 'role', 'currentPlan', 'status'],
);

/** One-time links to set a password. */
export const { table: invitations } = entityTable(
  'invitations',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    userId: idColumn('user_id').notNull(),
    kind: text().$type<'invitation' | 'reset'>().notNull(),
    /** The user's address and role when it was created; it is invalid for any other. */
    email: text().notNull(),
    role: text().notNull(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdBy: idColumn('created_by'),
    createdAt: moment('created_at').notNull(),
    /** Whether the link was copied instead of mailed, in which case using it doesn't verify the address. */
    isCopied: boolean('is_copied').notNull().default(false),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.userId], foreignColumns: [users.entity, users.id] }),
    index('invitations_of_user').on(table.entity, table.userId),
    uniqueIndex('invitations_token').on(table.entity, table.tokenHash),
  ],
);
