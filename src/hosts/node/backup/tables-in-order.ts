import type pg from 'pg';

export interface TableToCopy {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

/** Returns all Atrium tables in dependency order: each after the tables its foreign keys reference. */
export async function tablesInOrder(client: pg.ClientBase): Promise<TableToCopy[]> {
  const { rows: tables } = await client.query<TableToCopy>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relowner = 'atrium_owner'::regrole and relname <> 'atrium_migrations'
     group by relname order by relname`,
  );
  const { rows: keys } = await client.query<{ table: string; named: string }>(
    `select distinct holder.relname as table, named.relname as named
     from pg_constraint join pg_class holder on holder.oid = conrelid join pg_class named on named.oid = confrelid
     where contype = 'f' and conrelid <> confrelid and holder.relowner = 'atrium_owner'::regrole`,
  );
  const ordered: TableToCopy[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const isFree = ({ name }: TableToCopy) =>
      !keys.some(({ table, named }) => table === name && [...waiting].some((one) => one.name === named));
    const next = [...waiting].filter(isFree);
    if (next.length === 0)
      throw new Error(`These tables reference each other in a cycle: ${[...waiting].map(({ name }) => name).join(', ')}`);
    for (const table of next) waiting.delete(table);
    ordered.push(...next);
  }
  return ordered;
}

/** Formats a table for COPY: `"mails" ("entity", "id", …)`. */
export function copyTarget({ name, columns }: TableToCopy): string {
  return `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Makes the text of COPY the same on every server. */
export async function fixTextForm(client: pg.ClientBase): Promise<void> {
  await client.query(
    "set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set timezone = 'UTC'; set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0",
  );
}
