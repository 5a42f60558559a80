import { type SQL, sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

type UserStatus = 'pending' | 'active' | 'inactive';

const live = sql`deleted_at is null`;

/** The persons of an entity, with or without credentials. */
export const { table: people, view: peopleView } = entityTable(
  'people',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    fullName: text('full_name').notNull(),
    email: text().notNull(),
    /** What they do. */
    role: text().notNull().default(''),
    about: text().notNull().default(''),
    /** The language of the pages that they read last: what is written to them, or for them, is in it. */
    language: text(),
    /** How dates and times are written for them, and in which zone; null: as their browser and language have it. */
    timeZone: text('time_zone'),
    weekStart: text('week_start'),
    hourCycle: text('hour_cycle'),
    avatarFileId: idColumn('avatar_file_id'),
    ...recordColumns(),
  }),
  (table) => [
    index('people_by_name').on(table.entity, sql`full_name collate names`, table.id).where(live),
    index('people_by_text').using('gin', table.entity, sql`full_name gin_trgm_ops`, sql`email gin_trgm_ops`),
    // For the search of the chat, without regard to case and accents.
    index('people_by_name_and_role').using('gin', table.entity, sql`fold_text(full_name || ' ' || role) gin_trgm_ops`),
    uniqueIndex('people_email').on(table.entity, sql`lower(email)`).where(live),
  ],
);

/** What went to the heir when a user was deleted, so that a restored user gets it back. */
export interface Inheritance {
  /** The person. */
  heirId: number;
  todoIds: number[];
  taskIds: number[];
  /** Cards on which the heir stood beside them. */
  sharedTaskIds: number[];
  eventIds: number[];
}

/** The managed users of an entity. */
export const { table: users, view: usersView } = entityTable(
  'users',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** The person that they are in the entity: since they joined, or before they became a managed user. */
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
    /** Of somebody who is no person of the entity: a person has a picture of their own. */
    avatarFileId: idColumn('avatar_file_id'),
    invitedAt: moment('invited_at'),
    inheritance: jsonb().$type<Inheritance>(),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    /** What a search looks through, in small letters. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(email || chr(31) || full_name || chr(31) || billing)`),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    // Each has what is filtered by, so that a page deep down a filtered list is found in the index alone.
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

/** How many users there are of each kind that lists are filtered by; a trigger keeps it in the transaction of each write. */
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

/** One-time links with which a password is set. */
export const { table: invitations } = entityTable(
  'invitations',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    userId: idColumn('user_id').notNull(),
    kind: text().$type<'invitation' | 'reset'>().notNull(),
    /** What it was made for: the address and the role that the user had then. It is good for nothing else. */
    email: text().notNull(),
    role: text().notNull(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdBy: idColumn('created_by'),
    createdAt: moment('created_at').notNull(),
    /** Whether its maker copied it instead of mailing it: using it doesn't prove the address. */
    isCopied: boolean('is_copied').notNull().default(false),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.userId], foreignColumns: [users.entity, users.id] }),
    index('invitations_of_user').on(table.entity, table.userId),
    uniqueIndex('invitations_token').on(table.entity, table.tokenHash),
  ],
);
