import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { MailEvery, NotificationArea, NotificationKind } from './contract.ts';

/** Notifications per person. */
export const { table: notifications, view: notificationsView } = entityTable(
  'notifications',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    area: text().$type<NotificationArea>().notNull(),
    /** Id of the card, to-do, event, mail, or chat. */
    targetId: idColumn('target_id').notNull(),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    actorId: idColumn('actor_id'),
    /** Name of an external person. */
    actorName: text('actor_name').notNull().default(''),
    path: text().notNull(),
    at: moment('at'),
    readAt: moment('read_at'),
    time: moment('time').notNull(),
    /** When to mail it if it is still unread; null for never. */
    mailAt: moment('mail_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    index('notifications_of_person').on(table.entity, table.personId, table.id),
    index('notifications_unread').on(table.entity, table.personId, table.id).where(sql`read_at is null`),
    index('notifications_about').on(table.entity, table.personId, table.area, table.targetId).where(sql`read_at is null`),
    // Scanned across all companies by the function that finds work.
    index('notifications_to_mail').on(table.mailAt).where(sql`mail_at is not null and read_at is null`),
  ],
);

/** Disabled kinds and mail settings per person; without a row all kinds are enabled and nothing is mailed. */
export const { table: notificationPreferences } = entityTable(
  'notification_preferences',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    unwantedKinds: text('unwanted_kinds').array().notNull().default(sql`'{}'`),
    /** Maximum frequency of mails about unread notifications. */
    mailEvery: text('mail_every').$type<MailEvery>().notNull().default('never'),
    mailedAt: moment('mailed_at'),
    /** Id of the newest mailed notification. */
    mailedId: idColumn('mailed_id').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity', 'personId'],
);

/** Reminders that become notifications when due. */
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
    /** When the person is notified. */
    dueAt: moment('due_at').notNull(),
    /** When the item starts or is due. */
    at: moment('at'),
    minutesBefore: bigint('minutes_before', { mode: 'number' }),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    // Scanned across all companies by the function that finds work.
    index('reminders_due').on(table.dueAt),
    uniqueIndex('reminders_once').on(table.entity, table.area, table.targetId, table.personId, table.dueAt),
  ],
);
