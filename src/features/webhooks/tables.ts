import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { WebhookKind } from '#contract/webhook-kinds.ts';
import { people } from '#platform/people/tables.ts';
import { deletionColumns, entityColumn, idColumn, moment, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { DeliveryState, DeliveryTry, OffReason } from './contract.ts';

/** Addresses elsewhere that are told of changes. */
export const { table: webhooks, view: webhooksView } = entityTable(
  'webhooks',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    address: text().notNull(),
    /** Which kinds of change it is told of. */
    kinds: text().array().$type<WebhookKind[]>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Why it was switched off by itself; null where somebody did, and while it is on. */
    offReason: text('off_reason').$type<OffReason>(),
    /** Since when no try has succeeded; null while the last one did, or there was none. */
    failingSince: moment('failing_since'),
    lastDeliveredAt: moment('last_delivered_at'),
    /** What is signed with, encrypted by the installation's secret. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The one before, with which is signed as well until `oldSecretUntil`. */
    sealedOldSecret: text('sealed_old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    /** Who is told when it is switched off by itself. */
    createdBy: idColumn('created_by').notNull(),
    version: versionColumn(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ...deletionColumns(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.createdBy], foreignColumns: [people.entity, people.id] })],
);

/** What a webhook is told, and what came of it. Rows are written by `announce_changes` in the transaction of the change itself. */
export const { table: webhookDeliveries, view: webhookDeliveriesView } = entityTable(
  'webhook_deliveries',
  () => ({
    entity: entityColumn(),
    /** `msg_…`: by it a receiver knows what it was told before. */
    id: text().notNull(),
    webhookId: idColumn('webhook_id').notNull(),
    /** `invoice.changed`, or `ping`. */
    type: text().notNull(),
    /** What is posted, to the letter: it is what is signed. */
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    /** While it waits: when it is tried; null: at once. Of one that a server has in hand, until when it is left to it. */
    nextTryAt: moment('next_try_at'),
    /** When the tries began that are counted; sent anew, they begin again. */
    firstTryAt: moment('first_try_at'),
    /** How many were made since. */
    tryCount: integer('try_count').notNull().default(0),
    /** All of them, the last one at the end, but no more than the last twenty. */
    tries: jsonb().$type<DeliveryTry[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.webhookId], foreignColumns: [webhooks.entity, webhooks.id] }),
    index('webhook_deliveries_of_webhook').on(table.entity, table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_waiting').on(table.nextTryAt).where(sql`state = 'waiting'`),
  ],
);
