import type { PGlite } from '@electric-sql/pglite';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Returns how many whole weeks have passed. */
export const weeksSince = (then: Date, now: Date): number => Math.max(0, Math.floor((now.getTime() - then.getTime()) / weekMs));

/**
 * Moves every date in the database by whole weeks: sample data keeps its weekdays and stays around today, however old the build is. Runs as
 * the table owner with triggers disabled.
 */
export async function moveDates(pglite: PGlite, weeks: number): Promise<void> {
  if (weeks === 0) return;
  await pglite.exec(`
    set session_replication_role = replica;
    do $$
    declare
      moved record;
    begin
      for moved in
        select attrelid::regclass as name, string_agg(format('%1$I = %1$I + interval ''${weeks} weeks''', attname), ', ') as columns
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
          and atttypid in ('date'::regtype, 'timestamptz'::regtype)
        group by attrelid
      loop
        execute format('update %s set %s', moved.name, moved.columns);
      end loop;
    end
    $$;
    reset session_replication_role;
  `);
}
