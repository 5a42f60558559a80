import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';

interface Column {
  name: string;
  /** Worked out by the database out of others. */
  isGenerated: boolean;
  /** What a row without it cannot be without. */
  isNeeded: boolean;
}

export interface Table {
  name: string;
  columns: Column[];
  /** The columns of its key after `entity`, in their order. */
  key: { name: string; isText: boolean }[];
  /** The tables that its rows name, itself included. */
  names: string[];
}

/** Every table of the database with a column `entity`, each after those that its foreign keys name: so they can be filled. */
export async function readCatalogue(db: Db): Promise<Table[]> {
  const found = await queryRows<Table>(
    db,
    sql`select relname as name,
      (select json_agg(json_build_object('name', attname, 'isGenerated', attgenerated <> '', 'isNeeded', attnotnull and not atthasdef) order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', attname, 'isText', atttypid = 'text'::regtype) order by place) filter (where attname <> 'entity'), '[]')
        from pg_index, unnest(indkey) with ordinality as keyed(attnum, place) join pg_attribute on attrelid = pg_class.oid and pg_attribute.attnum = keyed.attnum
        where indrelid = pg_class.oid and indisprimary) as key,
      (select coalesce(json_agg(distinct named.relname), '[]')
        from pg_constraint join pg_class named on named.oid = confrelid where contype = 'f' and conrelid = pg_class.oid) as names
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'entity' and not attisdropped)
    order by relname`,
  );
  return inOrder(found);
}

function inOrder(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ name, names }) => names.every((named) => named === name || !waiting.has(named)));
    if (free.length === 0) throw new Error(`these tables name each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const { name } of free) waiting.delete(name);
    ordered.push(...free);
  }
  return ordered;
}
