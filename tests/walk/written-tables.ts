import type { TestApi } from '../test-api.ts';
import { columnsOfEntities } from './rows-of.ts';

/** Records from now on which tables with an entity's rows are written; the returned function returns those since its last call. */
export async function noteWrites(atrium: TestApi, entity: string): Promise<() => Promise<string[]>> {
  const run = (statement: string) => atrium.ownerQuery(statement);
  await run('create table written_tables (name text primary key)');
  await run(`create function note_write() returns trigger language plpgsql security definer set search_path = public as $$ begin
    insert into written_tables values (tg_table_name) on conflict do nothing; return null; end $$`);
  for (const table of new Set((await columnsOfEntities(atrium)).map((column) => column.table)))
    for (const [event, row] of [
      ['insert', 'new'],
      ['update', 'old'],
      ['delete', 'old'],
    ])
      await run(`create trigger note_${event} after ${event} on "${table}" for each row
        when (${row}.entity = '${entity}') execute function note_write()`);
  return async () => (await run('delete from written_tables returning name')).map(({ name }) => String(name));
}
