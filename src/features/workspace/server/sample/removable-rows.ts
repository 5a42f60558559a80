import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Table } from '../catalogue.ts';
import { namedWithoutKey, partOf } from './sample-parts.ts';
import { keyOfRow, type RowKeys } from './sample-rows.ts';

/** A column that references rows of another table by id. */
interface Naming {
  table: string;
  column: string;
  named: string;
  isList?: true;
}

/** The rows removed with the sample data. */
export interface Going {
  /** Returns the condition for a table's rows. */
  of(table: Table): SQL;
  /** Keys of the sample rows to remove, by table. */
  keys: RowKeys;
}

const texts = (values: readonly string[] = []) => sql`${sql.param([...values])}::text[]`;

/**
 * Finds the sample rows that can be removed: every row not referenced by a kept one. The company's own rows are kept with everything they
 * reference, even indirectly: an own invoice keeps its client, an own message its thread with the members.
 */
export async function findRemovableRows(db: Db, catalogue: readonly Table[], entity: string, keys: RowKeys): Promise<Going> {
  const going = new Map(Object.entries(keys).map(([table, all]) => [table, new Set(all)]));
  const of = ({ name, key }: Table): SQL => {
    const part = partOf[name];
    if (!part) return sql`${keyOfRow({ key })} = any(${texts([...(going.get(name) ?? [])])})`;
    const owner = sql`${sql.identifier(part.column)}::text`;
    return sql`(${owner} = any(${texts([...(going.get(part.owner) ?? [])])})
      or ${keyOfRow({ key })} = any(${texts(keys[name])}) and not ${owner} = any(${texts(keys[part.owner])}))`;
  };
  const tables = new Map(catalogue.map((table) => [table.name, table]));
  const namings = [...(await readForeignKeys(db)), ...namedWithoutKey].filter(
    ({ table, column, named }) =>
      keys[named] && tables.get(table)?.key.length && !(partOf[table]?.owner === named && partOf[table]?.column === column),
  );
  for (const id of await usersWithAccounts(db, entity)) going.get('users')?.delete(id);
  for (let isStable = false; !isStable; ) {
    const each = namings.flatMap((naming) => {
      const table = tables.get(naming.table);
      const wanted = going.get(naming.named);
      return table && wanted?.size ? [keptNames(naming, { table, wanted: [...wanted], isGoing: of(table), entity })] : [];
    });
    const kept = each.length === 0 ? [] : await queryRows<{ named: string; id: string }>(db, sql.join(each, sql` union `));
    for (const { named, id } of kept) going.get(named)?.delete(id);
    isStable = kept.length === 0;
  }
  return { of, keys: Object.fromEntries([...going].map(([table, left]) => [table, [...left]])) };
}

/** A sample user who was invited and joined is now a real person. */
async function usersWithAccounts(db: Db, entity: string): Promise<string[]> {
  const joined = await queryRows<{ id: string }>(
    db,
    sql`select users.id::text as id from users join accounts using (entity, person_id) where users.entity = ${entity}`,
  );
  return joined.map(({ id }) => id);
}

interface Looked {
  table: Table;
  wanted: string[];
  isGoing: SQL;
  entity: string;
}

/** Selects the ids that kept rows of a table reference. */
function keptNames({ column, named, isList }: Naming, { table, wanted, isGoing, entity }: Looked): SQL {
  const own = sql`${sql.identifier(table.name)} where entity = ${entity} and not (${isGoing})`;
  const name = sql.identifier(column);
  return isList
    ? sql`select ${named}::text as named, one.id::text as id from (select ${name} as ids from ${own}) kept, unnest(kept.ids) as one(id)
        where one.id::text = any(${texts(wanted)})`
    : sql`select ${named}::text as named, ${name}::text as id from ${own} and ${name}::text = any(${texts(wanted)})`;
}

/** Returns the foreign keys within a company, each by its column next to `entity`. */
function readForeignKeys(db: Db): Promise<Naming[]> {
  return queryRows<{ table: string; column: string; named: string }>(
    db,
    sql`select naming.relname as table, attname as column, named.relname as named
      from pg_constraint
        join pg_class naming on naming.oid = conrelid
        join pg_class named on named.oid = confrelid
        join pg_attribute on attrelid = conrelid and attnum = any(conkey) and attname <> 'entity'
      where contype = 'f' and naming.relnamespace = 'public'::regnamespace`,
  );
}
