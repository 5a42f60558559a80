import type { BuildExtraConfigColumns } from 'drizzle-orm';
import { type PgColumnBuilderBase, type PgTableExtraConfigValue, pgSchema, pgTable, primaryKey } from 'drizzle-orm/pg-core';

const visible = pgSchema('visible');

type Columns = Record<string, PgColumnBuilderBase>;

/**
 * Declares a business table whose primary key starts with `entity` (then `key`, or `id` by default), and the owner's view on it. Write to
 * `table`; read lists and searches from `view`, for which PostgreSQL can use any index (see `isolation.ts`).
 * @param columns Creates new columns on each call, because a column builder belongs to one table.
 */
export function entityTable<N extends string, C extends Columns>(
  name: N,
  columns: () => C,
  extra: (table: BuildExtraConfigColumns<N, C, 'pg'>) => PgTableExtraConfigValue[] = () => [],
  key: (keyof C & string)[] = ['entity', 'id'],
) {
  const table = pgTable(name, columns(), (built) => {
    const [first, ...rest] = key.map((column) => built[column as keyof typeof built]);
    return [primaryKey({ columns: [first, ...rest] as never }), ...extra(built)];
  });
  return { table, view: visible.view(name, columns()).existing() };
}
