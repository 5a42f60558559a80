import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import { stayingTables } from '../../what-stays.ts';
import type { Table } from '../catalogue/read-catalogue.ts';

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
