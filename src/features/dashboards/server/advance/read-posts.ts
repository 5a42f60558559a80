import { and, asc, count, desc, ne, sql } from 'drizzle-orm';
import { employeeStatuses } from '#features/employees/contract.ts';
import { employeesView as employees } from '#features/employees/tables.ts';
import { live } from '#server/live.ts';
import type { Cards } from '../../contract.ts';
import type { Reading } from '../reading.ts';

const most = 5;
const appliedCode = employeeStatuses.indexOf('applied') + 1;

/** The posts that most of the employees have, as their list counts them, and who of them has only applied so far. */
export async function readPosts({ db, entity }: Reading): Promise<Cards['posts']> {
  const { post, status } = employees;
  const applied = sql<number>`count(*) filter (where ${status} = ${appliedCode})::int`;
  const [rows, [all]] = await Promise.all([
    db
      .select({ post, count: count(), applied })
      .from(employees)
      .where(and(live(employees, entity), ne(post, '')))
      .groupBy(post)
      .orderBy(desc(count()), asc(post))
      .limit(most),
    db.select({ total: count(), applied }).from(employees).where(live(employees, entity)),
  ]);
  return { total: all?.total ?? 0, applied: all?.applied ?? 0, rows };
}
