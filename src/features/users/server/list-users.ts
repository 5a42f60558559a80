import { and, asc, count, desc, eq, isNull, not, type SQL, sql, sum } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { userCounts, usersView as users } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import { answerUnpaged, mostUnpaged } from '#server/answer-unpaged.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { listAllUsers as allContract, UserSortColumn, UserStatus } from '../contract.ts';
import { readUsers } from './read-users.ts';

/** Of so many matches of a search sorting all is quicker than looking for them one after another. */
const mostSorted = 20_000;

/** A page of the users that are looked for. */
export async function listUsers({ query }: GivenOf<typeof contract.listUsers>, scope: Scope): Promise<AnswerOf<typeof contract.listUsers>> {
  const total = await countWanted(query, scope);
  const offset = pageOffset(query);
  const ids = offset === null || offset >= total ? [] : await readPageIds(query, scope, { offset, limit: query.perPage, total });
  return { total, users: await readUsers(scope, ids) };
}

/** Counted one by one only where no counts are kept: those without an account are all but those with one, as with those who can't sign in. */
async function countWanted(query: UserFilter, scope: Scope): Promise<number> {
  if (query.q.trim() || isOfFew(query)) return countFound(query, scope);
  const all = await countFiltered(query, scope);
  if (query.account === 'no') return all - (await countFound({ ...query, signIn: '', account: 'yes' }, scope));
  return query.signIn === 'no' ? all - (await countFound({ ...query, signIn: 'yes' }, scope)) : all;
}

/** Whether only users with an account are looked for: they are few beside the records. */
const isOfFew = ({ signIn, account }: UserFilter) => signIn === 'yes' || account === 'yes';

async function countFound(wanted: UserFilter, scope: Scope): Promise<number> {
  const [counted] = await scope.db.select({ total: count() }).from(users).where(userCondition(wanted, scope));
  return counted?.total ?? 0;
}

/** A page nearer to the end is read from there: no page is further than half of the list away. */
async function readPageIds(wanted: UserFilter, scope: Scope, { offset, limit, total }: { offset: number; limit: number; total: number }) {
  const rows = Math.min(limit, total - offset);
  const isBackwards = offset + rows > total / 2;
  const part = { limit: rows, offset: isBackwards ? total - offset - rows : offset, isBackwards };
  const isFew = (wanted.q.trim() !== '' || isOfFew(wanted)) && total <= mostSorted;
  const found = await (isFew ? selectFoundIds(wanted, scope, part, mostSorted) : selectUserIds(wanted, scope, part));
  const ids = found.map(({ id }) => id);
  return isBackwards ? ids.reverse() : ids;
}

/** All users, as far as one list holds them. */
export async function listAllUsers(_given: unknown, scope: Scope): Promise<AnswerOf<typeof allContract> | Response> {
  const { db, entity } = scope;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(live(users, entity))
    .orderBy(users.id)
    .limit(mostUnpaged + 1);
  const all = await readUsers(
    scope,
    found.map(({ id }) => id),
  );
  return answerUnpaged(all);
}

/** How many users there are, as the cards over the list show it. */
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

/** How many users have this role, status and plan, whatever they are called: without looking at the users. */
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

/** What is looked for, and in which order. */
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

/** All of them, in the order in which they were added. */
export const everybody: UserFilter = {
  ...{ q: '', role: '', status: '', currentPlan: '', signIn: '', account: '' },
  ...{ sort: 'asc', sortColumn: 'id' },
};

/** The condition for the users that are looked for. */
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

/** Users with an account are few beside the records: they are found from the accounts on. */
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
  /** From the end of the list on. */
  isBackwards?: boolean;
}
type Reading = Pick<Scope, 'db' | 'entity'>;

/** The ids of a part of the list, by an index that has its order and what is filtered by. Each order ends with the id, so that pages never overlap. */
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
 * The same where no more than `most` are found: these are fetched and then put in order. Walking through the whole list in its order until
 * enough are met, as PostgreSQL would choose to, takes long where they stand together at its end.
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
