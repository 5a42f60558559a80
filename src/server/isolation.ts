/**
 * Isolates entities within the database itself. Every base table in `public` with a column `entity` gets row-level security with one
 * policy, and a view of the entity's rows in the schema `visible` that can use any index: under row-level security, PostgreSQL may use none
 * for ILIKE. The owner of the views isn't subject to the policies; the view has the same condition. Without an entity there are no rows.
 * Each text is one statement, to be run as the owner after every migration.
 */
export const isolationStatements = [
  `create or replace function public.secure_entity_tables() returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  one record;
  bound constant text := $text$nullif(current_setting('app.entity', true), '')$text$;
begin
  for one in
    select relname as name, exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'entity' and attnum > 0 and not attisdropped
    ) as has_entity
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relowner = 'atrium_owner'::regrole
  loop
    if one.name = 'atrium_migrations' then
      continue;
    end if;
    execute format('grant select, insert, update, delete on public.%I to atrium_app', one.name);
    if one.has_entity then
      execute format('alter table public.%I enable row level security', one.name);
      execute format('drop policy if exists entity_only on public.%I', one.name);
      execute format('create policy entity_only on public.%I using (entity = %s) with check (entity = %s)', one.name, bound, bound);
      execute format('drop view if exists visible.%I', one.name);
      execute format('create view visible.%I as select * from public.%I where entity = %s', one.name, one.name, bound);
      execute format('grant select on visible.%I to atrium_app', one.name);
    end if;
  end loop;

  for one in
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' and relowner = 'atrium_owner'::regrole
  loop
    execute format('grant usage on sequence public.%I to atrium_app', one.name);
  end loop;

  for one in
    select oid::regprocedure as name, proname from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and proowner = 'atrium_owner'::regrole
  loop
    execute format('revoke execute on function %s from public', one.name);
    if one.proname <> 'secure_entity_tables' then
      execute format('grant execute on function %s to atrium_app', one.name);
    end if;
  end loop;
end $$`,
  'grant usage on schema public, visible to atrium_app',
  'select public.secure_entity_tables()',
];
