import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column that references files of its entity. Each feature lists its own; files without a reference are swept. */
export interface FileReferenceColumn {
  table: string;
  column: string;
  /** Selects the file ids it references, in rows of the entity. */
  idsOf(entity: string): SQL;
}

/** For a column that contains a file's id. */
export function referencedById(column: PgColumn): FileReferenceColumn {
  return naming(
    column,
    (entity) => sql`select ${column} as id from ${column.table} where ${entityIs(column, entity)} and ${column} is not null`,
  );
}

/** For a JSON column with file ids at a SQL/JSON path, such as `$[*].fileId`, as numbers or text. */
export function referencedInJson(column: PgColumn, path: string): FileReferenceColumn {
  return naming(
    column,
    (entity) =>
      sql`select case when found.id #>> '{}' ~ '^[0-9]{1,15}$' then (found.id #>> '{}')::bigint end as id
        from ${column.table}, jsonb_path_query(${column}, ${path}::jsonpath) as found(id) where ${entityIs(column, entity)}`,
  );
}

/** For an HTML column with pictures referenced by content id. @param pattern A regular expression that captures the id. */
export function referencedInHtml(column: PgColumn, pattern: string): FileReferenceColumn {
  return naming(
    column,
    (entity) =>
      sql`select found.ids[1]::bigint as id from ${column.table}, regexp_matches(${column}, ${pattern}, 'g') as found(ids)
        where ${entityIs(column, entity)}`,
  );
}

function naming(column: PgColumn, idsOf: (entity: string) => SQL): FileReferenceColumn {
  return { table: getTableName(column.table), column: column.name, idsOf };
}

function entityIs({ table }: PgColumn, entity: string): SQL {
  return sql`${table}.entity = ${entity}`;
}
