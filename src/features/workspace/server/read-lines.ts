import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import { type ExclusionReason, excludedTables, exclusionReasons } from '../exclusion-reasons.ts';
import { exportedColumns, type Table } from './catalogue.ts';

// A row may take megabytes, such as an issued document or a long mail.
const rowsPerLook = 100;

/** Rows excluded from otherwise exported tables: pending deliveries. */
const leftHere: Readonly<Record<string, SQL>> = { mail_deliveries: sql`due_at is not null` };

/** Fixes PostgreSQL's JSON formatting and the snapshot. Must be the first statement of the transaction. */
export async function openView(db: Db): Promise<void> {
  await db.execute(sql`set transaction isolation level repeatable read, read only`);
  await db.execute(sql`set local timezone = 'UTC'`);
  await db.execute(sql`set local bytea_output = 'hex'`);
}

/** Yields a company's rows of a table as JSON in key order, in batches, within a transaction. */
export async function* readLines(db: Db, table: Table, entity: string): AsyncGenerator<string[]> {
  const columns = exportedColumns(table).map((name) => sql.identifier(name));
  // Sorts by bytes: the same order in every database, whatever its locale.
  const order = table.key.map(({ name, isText }) => (isText ? sql`${sql.identifier(name)} collate "C"` : sql`${sql.identifier(name)}`));
  const left = leftHere[table.name];
  await db.execute(
    sql`declare workspace_rows no scroll cursor for select row_to_json(kept)::text as line from (
      select ${sql.join(columns, sql`, `)} from ${sql.identifier(table.name)} where entity = ${entity}${left ? sql` and not (${left})` : sql``}
      ${order.length > 0 ? sql`order by ${sql.join(order, sql`, `)}` : sql``}) kept`,
  );
  for (;;) {
    const rows = await queryRows<{ line: string }>(db, sql.raw(`fetch ${rowsPerLook} from workspace_rows`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsPerLook) break;
  }
  await db.execute(sql`close workspace_rows`);
}

/** Counts the excluded rows of a company by reason, omitting reasons without rows. */
export async function countStaying(db: Db, entity: string): Promise<{ why: ExclusionReason; rows: number }[]> {
  const counts: SQL[] = [counted('on-its-way', 'mails', entity, sql`send_at is not null`)];
  for (const [table, where] of Object.entries(leftHere)) counts.push(counted('on-its-way', table, entity, where));
  for (const [table, why] of Object.entries(excludedTables))
    if (why !== 'worked-out' && why !== 'answered') counts.push(counted(why, table, entity));
  const rows = await queryRows<{ why: ExclusionReason; rows: number }>(
    db,
    sql`select why, sum(rows)::int as rows from (${sql.join(counts, sql` union all `)}) counted group by why having sum(rows) > 0`,
  );
  return rows.sort((a, b) => exclusionReasons.indexOf(a.why) - exclusionReasons.indexOf(b.why));
}

function counted(why: ExclusionReason, table: string, entity: string, where?: SQL): SQL {
  return sql`select ${why}::text as why, count(*) as rows from ${sql.identifier(table)} where entity = ${entity}${where ? sql` and ${where}` : sql``}`;
}
