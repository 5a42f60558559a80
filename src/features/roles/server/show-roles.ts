import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { hasAll, type StoredRole } from '#features/rights/server/offers.ts';
import { userCounts, usersView as users } from '#features/users/tables.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Scope } from '#server/scope.ts';
import type { Role } from '../contract.ts';

const shownPeople = 5;

/** Roles as the contract has them, with who has them. */
export async function showRoles(roles: readonly StoredRole[], scope: Scope): Promise<Role[]> {
  const names = roles.map(({ name }) => name);
  const [counts, people] = await withBatchedScope(scope, (batched) => Promise.all([countUsers(batched), readFirstUsers(names, batched)]));
  return roles.map((role) => ({
    ...role,
    isGrantable: hasAll(scope.ability, role.rules),
    userCount: counts.get(role.name) ?? 0,
    people: people.get(role.name) ?? [],
  }));
}

async function countUsers({ db, entity }: Scope): Promise<Map<string, number>> {
  const rows = await db
    .select({ role: userCounts.role, total: sum(userCounts.total).mapWith(Number) })
    .from(userCounts)
    .where(eq(userCounts.entity, entity))
    .groupBy(userCounts.role);
  return new Map(rows.map(({ role, total }) => [role, total]));
}

/** The first few users of each role. */
async function readFirstUsers(names: readonly string[], scope: Scope): Promise<Map<string, Role['people']>> {
  const { deps, entity } = scope;
  const found = new Map<string, Role['people']>();
  for (const { role, id, fullName, avatarColor, ...picture } of await selectFirstUsers(names, scope)) {
    const person = { id, fullName, avatarColor, avatar: pictureAddress(picture, entity, deps.files) };
    found.set(role, [...(found.get(role) ?? []), person]);
  }
  return found;
}

/** The query for them. It seeks the few of each role in the index by role. */
export function selectFirstUsers(names: readonly string[], { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const first = sql`(
    select first.id from unnest(${sql.param([...names])}::text[]) wanted(role) cross join lateral (
      select ranked.id from ${users} ranked where ranked.entity = ${entity} and ranked.deleted_at is null and ranked.role = wanted.role
      order by ranked.id limit ${shownPeople}
    ) first
  )`;
  return db
    .select({
      id: users.id,
      role: users.role,
      fullName: users.fullName,
      avatarColor: users.avatarColor,
      avatarId: files.id,
      avatarName: files.name,
    })
    .from(users)
    .leftJoin(people, and(eq(people.entity, users.entity), eq(people.id, users.personId)))
    .leftJoin(files, and(eq(files.entity, users.entity), eq(files.id, people.avatarFileId)))
    .where(and(eq(users.entity, entity), inArray(users.id, first)))
    .orderBy(users.id);
}
