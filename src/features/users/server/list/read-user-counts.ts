import { and, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { readUserCounts as contract, UserStatus } from '../../contract.ts';
import { userCounts } from '../../tables.ts';
import type { WantedUsers } from './wanted-users.ts';

/** How many users there are, as the cards over the list show it. */
export async function readUserCounts(_given: unknown, { db, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const groups = await db.select().from(userCounts).where(eq(userCounts.entity, entity));
  const add = (some: typeof groups) => some.reduce((all, { total }) => all + total, 0);
  const of = (wanted: UserStatus) => add(groups.filter(({ status }) => status === wanted));
  return {
    total: add(groups),
    paid: add(groups.filter(({ currentPlan }) => currentPlan !== 'basic')),
    active: of('active'),
    pending: of('pending'),
    inactive: of('inactive'),
  };
}

/** How many users have this role, status and plan, whatever they are called: without looking at the users. */
export async function countFiltered(
  { role, status, currentPlan }: Pick<WantedUsers, 'role' | 'status' | 'currentPlan'>,
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
): Promise<number> {
  const is = (column: SQL, wanted: string) => (wanted ? sql`${column} = ${wanted}` : undefined);
  const [counted] = await db
    .select({ total: sum(userCounts.total).mapWith(Number) })
    .from(userCounts)
    .where(
      and(
        eq(userCounts.entity, entity),
        is(sql`${userCounts.role}`, role),
        is(sql`${userCounts.status}`, status),
        is(sql`${userCounts.currentPlan}`, currentPlan),
      ),
    );
  return counted?.total ?? 0;
}
