import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { MailEvery, NotificationArea, NotificationKind } from './contract.ts';

/** What each person is to know. */
export const { table: notifications, view: notificationsView } = entityTable(
  'notifications',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    area: text().$type<NotificationArea>().notNull(),
    /** The card, to-do, event, mail or chat that it is about. */
    targetId: idColumn('target_id').notNull(),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    actorId: idColumn('actor_id'),
    /** Of somebody outside. */
    actorName: text('actor_name').notNull().default(''),
    path: text().notNull(),
    at: moment('at'),
    readAt: moment('read_at'),
    time: moment('time').notNull(),
    /** When a mail tells of it if it is still unread; null if none will. */
    mailAt: moment('mail_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    index('notifications_of_person').on(table.entity, table.personId, table.id),
    index('notifications_unread').on(table.entity, table.personId, table.id).where(sql`read_at is null`),
    index('notifications_about').on(table.entity, table.personId, table.area, table.targetId).where(sql`read_at is null`),
    // Searched for all entities at once, by the function that finds work.
    index('notifications_to_mail').on(table.mailAt).where(sql`mail_at is not null and read_at is null`),
  ],
);

/** The kinds that a person does not want, and how they are told by mail; no row: all are wanted, and none is mailed. */
export const { table: notificationPreferences } = entityTable(
  'notification_preferences',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    unwantedKinds: text('unwanted_kinds').array().notNull().default(sql`'{}'`),
    /** How often what lies unread is mailed to them, at most. */
    mailEvery: text('mail_every').$type<MailEvery>().notNull().default('never'),
    mailedAt: moment('mailed_at'),
    /** The newest notification that a mail told of. */
    mailedId: idColumn('mailed_id').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity', 'personId'],
);

/** What becomes a notification when its time has come. */
export const { table: reminders } = entityTable(
  'reminders',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    area: text().$type<NotificationArea>().notNull(),
    targetId: idColumn('target_id').notNull(),
    title: text().notNull(),
    path: text().notNull(),
    /** When the person is told. */
    dueAt: moment('due_at').notNull(),
    /** When what it is about begins or is due. */
    at: moment('at'),
    minutesBefore: bigint('minutes_before', { mode: 'number' }),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    // Looked through for all entities at once, by the function that finds work.
    index('reminders_due').on(table.dueAt),
    uniqueIndex('reminders_once').on(table.entity, table.area, table.targetId, table.personId, table.dueAt),
  ],
);
