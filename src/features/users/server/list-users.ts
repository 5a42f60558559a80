import { and, asc, count, desc, eq, isNull, not, type SQL, sql, sum } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { userCounts, usersView as users } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import { answerUnpaged, maxUnpaged } from '#server/answer-unpaged.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { listAllUsers as allContract, UserSortColumn, UserStatus } from '../contract.ts';
import { readUsers } from './read-users.ts';

/** Up to this many matches, sorting all of them is faster than scanning the list in order. */
const maxSorted = 20_000;

export async function listUsers({ query }: GivenOf<typeof contract.listUsers>, scope: Scope): Promise<AnswerOf<typeof contract.listUsers>> {
  const total = await countWanted(query, scope);
  const offset = pageOffset(query);
  const ids = offset === null || offset >= total ? [] : await readPageIds(query, scope, { offset, limit: query.perPage, total });
  return { total, users: await readUsers(scope, ids) };
}

/**
 * Counts rows only if no stored counts apply. Users without an account are all minus those with one; likewise for those who can't sign in.
 */
async function countWanted(query: UserFilter, scope: Scope): Promise<number> {
  if (query.q.trim() || isOfFew(query)) return countFound(query, scope);
  const all = await countFiltered(query, scope);
  if (query.account === 'no') return all - (await countFound({ ...query, signIn: '', account: 'yes' }, scope));
  return query.signIn === 'no' ? all - (await countFound({ ...query, signIn: 'yes' }, scope)) : all;
}

/** Whether the filter needs an account; users with one are few. */
const isOfFew = ({ signIn, account }: UserFilter) => signIn === 'yes' || account === 'yes';

async function countFound(wanted: UserFilter, scope: Scope): Promise<number> {
  const [counted] = await scope.db.select({ total: count() }).from(users).where(userCondition(wanted, scope));
  return counted?.total ?? 0;
}

/** Reads a page from the nearer end, so no page is more than half the list away. */
async function readPageIds(wanted: UserFilter, scope: Scope, { offset, limit, total }: { offset: number; limit: number; total: number }) {
  const rows = Math.min(limit, total - offset);
  const isBackwards = offset + rows > total / 2;
  const part = { limit: rows, offset: isBackwards ? total - offset - rows : offset, isBackwards };
  const isFew = (wanted.q.trim() !== '' || isOfFew(wanted)) && total <= maxSorted;
  const found = await (isFew ? selectFoundIds(wanted, scope, part, maxSorted) : selectUserIds(wanted, scope, part));
  const ids = found.map(({ id }) => id);
  return isBackwards ? ids.reverse() : ids;
}

export async function listAllUsers(_given: unknown, scope: Scope): Promise<AnswerOf<typeof allContract> | Response> {
  const { db, entity } = scope;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(live(users, entity))
    .orderBy(users.id)
    .limit(maxUnpaged + 1);
  const all = await readUsers(
    scope,
    found.map(({ id }) => id),
  );
  return answerUnpaged(all);
}

export async function readUserCounts(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract.readUserCounts>> {
  const { db, entity } = scope;
  const invited = await countFound({ ...everybody, status: 'active', account: 'yes' }, scope);
  const groups = await db.select().from(userCounts).where(eq(userCounts.entity, entity));
  const add = (some: typeof groups) => some.reduce((all, { total }) => all + total, 0);
  const of = (wanted: UserStatus) => add(groups.filter(({ status }) => status === wanted));
  return {
    total: add(groups),
    paid: add(groups.filter(({ currentPlan }) => currentPlan !== 'basic')),
    active: of('active'),
    notInvited: of('active') - invited,
    pending: of('pending'),
    inactive: of('inactive'),
  };
}

/** Counts users by role, status, and plan from stored counts, without scanning users. */
async function countFiltered(
  { role, status, currentPlan }: Pick<UserFilter, 'role' | 'status' | 'currentPlan'>,
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

/** Filter and order of the list. */
export interface UserFilter {
  q: string;
  role: string;
  status: string;
  currentPlan: string;
  signIn: '' | 'yes' | 'no';
  account: '' | 'yes' | 'no';
  sort: string;
  sortColumn: UserSortColumn;
}

/** All users in the order they were added. */
export const everybody: UserFilter = {
  ...{ q: '', role: '', status: '', currentPlan: '', signIn: '', account: '' },
  ...{ sort: 'asc', sortColumn: 'id' },
};

/** SQL condition for the filter. */
export function userCondition(
  { q, role, status, currentPlan, signIn, account }: UserFilter,
  { entity }: Pick<Scope, 'entity'>,
): SQL | undefined {
  return and(
    live(users, entity),
    role ? eq(users.role, role) : undefined,
    status ? sql`${users.status} = ${status}` : undefined,
    currentPlan ? eq(users.currentPlan, currentPlan) : undefined,
    signIn ? inOrNot(signIn, isOfUser(entity, isNull(accounts.suspendedAt))) : undefined,
    account ? inOrNot(account, isOfUser(entity)) : undefined,
    q.trim() ? containsText(users.searchText, q.trim()) : undefined,
  );
}

const inOrNot = (wanted: 'yes' | 'no', condition: SQL) => (wanted === 'yes' ? condition : not(condition));

/** Users with an account are few, so the query starts from accounts. */
function isOfUser(entity: string, more?: SQL): SQL {
  return sql`exists (select from ${accounts} where ${and(eq(accounts.entity, entity), eq(accounts.personId, users.personId), more)})`;
}

const columnOf: Record<UserSortColumn, SQL> = {
  id: sql`${users.id}`,
  fullName: sql`${users.fullName} collate names`,
  email: sql`${users.email} collate names`,
  role: sql`${users.role}`,
  currentPlan: sql`${users.currentPlan}`,
  billing: sql`${users.billing}`,
  status: sql`${users.status}`,
};

interface Part {
  limit: number;
  offset: number;
  /** Reads from the end of the list. */
  isBackwards?: boolean;
}
type Reading = Pick<Scope, 'db' | 'entity'>;

/**
 * Selects the ids of a part of the list through an index with its order and filter. Every order ends with the id, so pages never overlap.
 */
export function selectUserIds(wanted: UserFilter, { db, entity }: Reading, { limit, offset, isBackwards = false }: Part) {
  const direction = directionOf(wanted, isBackwards);
  const column = columnOf[wanted.sortColumn];
  return db
    .select({ id: users.id })
    .from(users)
    .where(userCondition(wanted, { entity }))
    .orderBy(...(wanted.sortColumn === 'id' ? [direction(users.id)] : [direction(column), direction(users.id)]))
    .limit(limit)
    .offset(offset);
}

/**
 * The same when at most `most` rows match: fetches them, then sorts. PostgreSQL would prefer to scan the list in order until enough
 * match, but that is slow when the matches are all at its end.
 */
export function selectFoundIds(wanted: UserFilter, { db, entity }: Reading, { limit, offset, isBackwards = false }: Part, most: number) {
  const direction = directionOf(wanted, isBackwards);
  const found = db
    .select({ id: users.id, key: columnOf[wanted.sortColumn].as('key') })
    .from(users)
    .where(userCondition(wanted, { entity }))
    .limit(most)
    .as('found');
  return db.select({ id: found.id }).from(found).orderBy(direction(found.key), direction(found.id)).limit(limit).offset(offset);
}

function directionOf({ sort }: UserFilter, isBackwards: boolean): typeof asc {
  return (sort === 'asc') === isBackwards ? desc : asc;
}
