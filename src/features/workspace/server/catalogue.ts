import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import journal from '../../../../migrations/meta/_journal.json' with { type: 'json' };
import { stayingColumns, stayingTables } from '../exclusion-reasons.ts';

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

/** Those of an entity's tables that its archive has. */
export function exportedTables(catalogue: readonly Table[]): Table[] {
  return catalogue.filter(({ name }) => !(name in stayingTables));
}

/** Those of a table's columns that its archive has: not `entity`, which is another one wherever it goes, and not what is worked out. */
export function exportedColumns({ name, columns }: Table): string[] {
  const staying = stayingColumns[name] ?? [];
  return columns
    .filter((column) => column.name !== 'entity' && !column.isGenerated && !staying.includes(column.name))
    .map((column) => column.name);
}

/** The last migration that this version of Atrium has, such as `0031_own-calendars`. */
export const newestMigration: string = journal.entries.at(-1)?.tag ?? '';

/** What whoever founded a company has by that alone, or by looking around: at most so many rows of it are in the way of nothing. */
const foundersRows: Readonly<Record<string, number>> = {
  entities: 1,
  people: 1,
  users: 1,
  accounts: 1,
  counters: Number.POSITIVE_INFINITY,
  sessions: Number.POSITIVE_INFINITY,
  address_verifications: Number.POSITIVE_INFINITY,
  audit_entries: Number.POSITIVE_INFINITY,
  once_answers: Number.POSITIVE_INFINITY,
  entity_plans: 1,
  subdomains: Number.POSITIVE_INFINITY,
  response_months: Number.POSITIVE_INFINITY,
  chat_profiles: 1,
  notification_preferences: 1,
  mail_preferences: 1,
  dismissals: 1,
  samples: Number.POSITIVE_INFINITY,
};

/** What a founder has by founding alone, until somebody changes it. */
const isChanged: Readonly<Record<string, SQL>> = { sellers: sql`version > 1` };

/** The tables in which an entity has more than its founder: none, when an archive can be taken in. Deleted rows count, they can come back. */
export async function findRows(db: Db, catalogue: readonly Table[], entity: string): Promise<string[]> {
  const looked = catalogue.filter(({ name }) => stayingTables[name] !== 'worked-out' && foundersRows[name] !== Number.POSITIVE_INFINITY);
  const each = looked.map(
    ({ name }) =>
      sql`(select ${name}::text as name from ${sql.identifier(name)} where entity = ${entity} and ${isChanged[name] ?? sql`true`} limit 1 offset ${foundersRows[name] ?? 0})`,
  );
  const rows = await queryRows<{ name: string }>(db, sql.join(each, sql` union all `));
  return rows.map(({ name }) => name).sort();
}
