import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/session/tables.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { UserSortColumn } from '../../contract.ts';
import { usersView as users } from '../../tables.ts';

/** What is looked for, and in which order. */
export interface WantedUsers {
  q: string;
  role: string;
  status: string;
  currentPlan: string;
  signIn: '' | 'yes' | 'no';
  sort: string;
  sortColumn: UserSortColumn;
}

/** The condition for the users that are looked for. */
export function wantedUsers({ q, role, status, currentPlan, signIn }: WantedUsers, { entity }: Pick<Scope, 'entity'>): SQL | undefined {
  return and(
    live(users, entity),
    role ? eq(users.role, role) : undefined,
    status ? sql`${users.status} = ${status}` : undefined,
    currentPlan ? eq(users.currentPlan, currentPlan) : undefined,
    signIn ? inOrNot(signIn, entity) : undefined,
    q.trim() ? containsText(users.searchText, q.trim()) : undefined,
  );
}

/** Who can sign in is few beside the records: they are found from the accounts on. */
function inOrNot(signIn: 'yes' | 'no', entity: string): SQL {
  const ableTo = sql`exists (select from ${accounts} where ${accounts.entity} = ${entity} and ${accounts.personId} = ${users.personId} and ${accounts.suspendedAt} is null)`;
  return signIn === 'yes' ? ableTo : sql`not ${ableTo}`;
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
export function selectUserIds(wanted: WantedUsers, { db, entity }: Reading, { limit, offset, isBackwards = false }: Part) {
  const direction = directionOf(wanted, isBackwards);
  const column = columnOf[wanted.sortColumn];
  return db
    .select({ id: users.id })
    .from(users)
    .where(wantedUsers(wanted, { entity }))
    .orderBy(...(wanted.sortColumn === 'id' ? [direction(users.id)] : [direction(column), direction(users.id)]))
    .limit(limit)
    .offset(offset);
}

/**
 * The same where no more than `most` are found: these are fetched and then put in order. Walking through the whole list in its order until
 * enough are met, as PostgreSQL would choose to, takes long where they stand together at its end.
 */
export function selectFoundIds(wanted: WantedUsers, { db, entity }: Reading, { limit, offset, isBackwards = false }: Part, most: number) {
  const direction = directionOf(wanted, isBackwards);
  const found = db
    .select({ id: users.id, key: columnOf[wanted.sortColumn].as('key') })
    .from(users)
    .where(wantedUsers(wanted, { entity }))
    .limit(most)
    .as('found');
  return db.select({ id: found.id }).from(found).orderBy(direction(found.key), direction(found.id)).limit(limit).offset(offset);
}

function directionOf({ sort }: WantedUsers, isBackwards: boolean): typeof asc {
  return (sort === 'asc') === isBackwards ? desc : asc;
}
