import { index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LinkedKind } from '#contract/linked-kind.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** What belongs together across areas, once for each pair. Whether both ends are there, and who sees them, is known by their areas. */
export const { table: links, view: linksView } = entityTable(
  'links',
  () => ({
    entity: entityColumn(),
    fromKind: text('from_kind').$type<LinkedKind>().notNull(),
    fromId: idColumn('from_id').notNull(),
    toKind: text('to_kind').$type<LinkedKind>().notNull(),
    toId: idColumn('to_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Who made the one of the other; nobody in particular where it came about by itself. */
    madeBy: idColumn('made_by'),
    /** Made by their page, so that a retry makes no second thing. */
    clientKey: text('client_key'),
  }),
  (table) => [
    index('links_backwards').on(table.entity, table.toKind, table.toId),
    uniqueIndex('links_once').on(table.entity, table.madeBy, table.clientKey),
  ],
  ['entity', 'fromKind', 'fromId', 'toKind', 'toId'],
);
