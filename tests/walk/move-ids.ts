import type { TestApi } from '../test-api.ts';
import { columnsOfEntities } from './rows-of.ts';

/** Prefix of every number of the company, so that no one else has it. */
const prefix = '7700';
/** Rows added after the move have numbers above this that no other kind of row uses. */
export const afterwards = 90_000_000;

/** Renumbers all rows of a company: 5 becomes 77005, in its own column and in every reference. See `afterwards`. */
export async function moveIds(atrium: TestApi, entity: string): Promise<void> {
  const tables = Map.groupBy(await columnsOfEntities(atrium), ({ table }) => table);
  const statements = [...tables].flatMap(([table, columns]) => {
    const sets = columns.flatMap(({ column, type }) => {
      if (type === 'int8' && /^id$|_id$|_by$/.test(column))
        return `"${column}" = case "${column}" when 0 then 0 else ('${prefix}' || "${column}")::bigint end`;
      if (type === '_int8' && /s$/.test(column))
        return `"${column}" = array(select ('${prefix}' || one)::bigint from unnest("${column}") with ordinality as list (one, place) order by place)`;
      if (type === 'jsonb')
        return `"${column}" = regexp_replace("${column}"::text, '"((?:[a-z]+I|i)d)": ([0-9]+)', '"\\1": ${prefix}\\2', 'g')::jsonb`;
      return column === 'pair' ? `"${column}" = regexp_replace("${column}", '([0-9]+)', '${prefix}\\1', 'g')` : [];
    });
    return sets.length > 0 ? `update "${table}" set ${sets.join(', ')} where entity = '${entity}'` : [];
  });
  await atrium.ownerQuery("set session_replication_role = 'replica'");
  for (const statement of statements) await atrium.ownerQuery(statement);
  await atrium.ownerQuery("set session_replication_role = 'origin'");
  await atrium.ownerQuery(
    `update counters set last_id = ${afterwards} + 100000 * place
     from (select kind as of, row_number() over (order by kind) as place from counters where entity = '${entity}') as list
     where entity = '${entity}' and kind = list.of`,
  );
  // Kinds missing in the sample data start there, too.
  await atrium.ownerQuery(`create function begin_high() returns trigger language plpgsql as $$ begin
    new.last_id := new.last_id + ${afterwards} + 100000 * (select 1 + count(*) from counters where entity = '${entity}'); return new; end $$`);
  await atrium.ownerQuery(
    `create trigger begin_high before insert on counters for each row when (new.entity = '${entity}') execute function begin_high()`,
  );
}
