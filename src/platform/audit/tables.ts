import { sql } from 'drizzle-orm';
import { index, jsonb, text } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { AuditAction, AuditEntry } from './contract.ts';

/** Who changed what, when, and from where. Append-only. */
export const { table: auditEntries, view: auditEntriesView } = entityTable(
  'audit_entries',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    at: moment('at').notNull(),
    action: text().$type<AuditAction>().notNull(),
    actorId: idColumn('actor_id'),
    /** Name at that time. */
    actorName: text('actor_name').notNull().default(''),
    /** Kind of target, such as `user`, `role`, or `permission`, and its id or name, to look up the entries of one. */
    targetKind: text('target_kind').notNull().default(''),
    targetId: text('target_id').notNull().default(''),
    target: text().notNull().default(''),
    changes: jsonb().$type<AuditEntry['changes']>().notNull().default([]),
    address: text().notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
  }),
  (table) => [
    index('audit_entries_newest').on(table.entity, table.id.desc()),
    index('audit_entries_of_action').on(table.entity, table.action, table.id.desc()),
    // By time, for counts over a period.
    index('audit_entries_by_time').on(table.entity, table.action, table.at, table.actorId),
    index('audit_entries_of_actor').on(table.entity, table.actorId, table.id.desc()),
    index('audit_entries_of_target').on(table.entity, table.targetKind, table.targetId, table.id.desc()),
    index('audit_entries_by_text').using(
      'gin',
      table.entity,
      sql`lower(target || chr(31) || actor_name || chr(31) || address) gin_trgm_ops`,
    ),
  ],
);
