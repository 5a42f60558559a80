import { foreignKey, index, jsonb, text } from 'drizzle-orm/pg-core';
import { apiKeys } from '#platform/session/tables.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { CallInput } from '#server/undo-rule.ts';

/** Writes made through MCP, each with the request that undoes it. */
export const { table: mcpWrites } = entityTable(
  'mcp_writes',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    keyId: idColumn('key_id').notNull(),
    tool: text().notNull(),
    /** The tool that undoes it, and its input. */
    undoTool: text('undo_tool').notNull(),
    undoInput: jsonb('undo_input').$type<CallInput>().notNull(),
    createdAt: moment('created_at').notNull(),
    undoneAt: moment('undone_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.keyId], foreignColumns: [apiKeys.entity, apiKeys.id] }).onDelete('cascade'),
    index('mcp_writes_of_key').on(table.entity, table.keyId, table.id),
  ],
);
