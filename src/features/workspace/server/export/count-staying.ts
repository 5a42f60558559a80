import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import { type ReasonToStay, reasonsToStay, stayingTables } from '../../what-stays.ts';
import { leftHere } from './read-lines.ts';

/** How many rows of an entity do not go into its archive, by the reason; none of what there is nothing. */
export async function countStaying(db: Db, entity: string): Promise<{ why: ReasonToStay; rows: number }[]> {
  const counts: SQL[] = [counted('on-its-way', 'mails', entity, sql`send_at is not null`)];
  for (const [table, where] of Object.entries(leftHere)) counts.push(counted('on-its-way', table, entity, where));
  for (const [table, why] of Object.entries(stayingTables))
    if (why !== 'worked-out' && why !== 'answered') counts.push(counted(why, table, entity));
  const rows = await queryRows<{ why: ReasonToStay; rows: number }>(
    db,
    sql`select why, sum(rows)::int as rows from (${sql.join(counts, sql` union all `)}) counted group by why having sum(rows) > 0`,
  );
  return rows.sort((a, b) => reasonsToStay.indexOf(a.why) - reasonsToStay.indexOf(b.why));
}

function counted(why: ReasonToStay, table: string, entity: string, where?: SQL): SQL {
  return sql`select ${why}::text as why, count(*) as rows from ${sql.identifier(table)} where entity = ${entity}${where ? sql` and ${where}` : sql``}`;
}
