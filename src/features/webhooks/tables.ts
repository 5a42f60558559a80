import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { WebhookKind } from '#contract/webhook-kinds.ts';
import { people } from '#platform/people/tables.ts';
import { deletionColumns, entityColumn, idColumn, moment, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { DeliveryState, DeliveryTry, OffReason } from './contract.ts';

/** External URLs that are notified of changes. */
export const { table: webhooks, view: webhooksView } = entityTable(
  'webhooks',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    address: text().notNull(),
    /** Kinds of changes to send. */
    kinds: text().array().$type<WebhookKind[]>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Why it was turned off automatically; null when a person did, and while it is on. */
    offReason: text('off_reason').$type<OffReason>(),
    /** Time since no attempt has succeeded; null after a success, or before the first attempt. */
    failingSince: moment('failing_since'),
    lastDeliveredAt: moment('last_delivered_at'),
    /** Signing secret, encrypted with the installation's secret. */
    sealedSecret: text('sealed_secret').notNull(),
    /** Previous secret, also used until `oldSecretUntil`. */
    sealedOldSecret: text('sealed_old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    /** Person to notify when it is turned off automatically. */
    createdBy: idColumn('created_by').notNull(),
    version: versionColumn(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ...deletionColumns(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.createdBy], foreignColumns: [people.entity, people.id] })],
);

/** Deliveries of webhooks with their outcome. `announce_changes` inserts them in the transaction of the change. */
export const { table: webhookDeliveries, view: webhookDeliveriesView } = entityTable(
  'webhook_deliveries',
  () => ({
    entity: entityColumn(),
    /** `msg_…`; receivers use it to detect duplicates. */
    id: text().notNull(),
    webhookId: idColumn('webhook_id').notNull(),
    /** `invoice.changed`, or `ping`. */
    type: text().notNull(),
    /** Exact request body, which is signed. */
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    /** Time of the next attempt, null when immediate. During an attempt, the end of the server's lease. */
    nextTryAt: moment('next_try_at'),
    /** Start of the counted attempts; a resend resets it. */
    firstTryAt: moment('first_try_at'),
    /** Number of attempts since. */
    tryCount: integer('try_count').notNull().default(0),
    /** The last twenty attempts, newest last. */
    tries: jsonb().$type<DeliveryTry[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.webhookId], foreignColumns: [webhooks.entity, webhooks.id] }),
    index('webhook_deliveries_of_webhook').on(table.entity, table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_waiting').on(table.nextTryAt).where(sql`state = 'waiting'`),
  ],
);
