import type { BuildExtraConfigColumns } from 'drizzle-orm';
import { type PgColumnBuilderBase, type PgTableExtraConfigValue, pgSchema, pgTable, primaryKey } from 'drizzle-orm/pg-core';

const visible = pgSchema('visible');

type Columns = Record<string, PgColumnBuilderBase>;

/**
 * A business table whose key leads with `entity` (and then `key`, `id` unless said otherwise), and the owner's view over it.
 * Write to `table`; read lists and searches from `view`, which PostgreSQL may search by any index (see `isolation.ts`).
 * @param columns creates new columns at each call, because a builder belongs to one table.
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
