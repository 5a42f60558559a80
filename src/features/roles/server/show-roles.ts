import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { hasAll, type StoredRole } from '#features/rights/server/offers.ts';
import { usersView as users } from '#features/users/tables.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Scope } from '#server/scope.ts';
import type { Role } from '../contract.ts';

const shownPeople = 5;

/** Roles as the contract has them, with who has them. */
export async function showRoles(roles: readonly StoredRole[], scope: Scope): Promise<Role[]> {
  const counts = await countUsers(scope);
  const people = await readFirstUsers(
    roles.map(({ name }) => name),
    scope,
  );
  return roles.map((role) => ({
    ...role,
    isGrantable: hasAll(scope.ability, role.rules),
    userCount: counts.get(role.name) ?? 0,
    people: people.get(role.name) ?? [],
  }));
}

async function countUsers({ db, entity }: Scope): Promise<Map<string, number>> {
  const rows = await db.select({ role: users.role, total: count() }).from(users).where(live(users, entity)).groupBy(users.role);
  return new Map(rows.map(({ role, total }) => [role, total]));
}

/** The first few users of each role. */
async function readFirstUsers(names: readonly string[], { db, deps, entity }: Scope): Promise<Map<string, Role['people']>> {
  if (names.length === 0) return new Map();
  const ranked = db
    .select({ id: users.id, rank: sql<number>`row_number() over (partition by ${users.role} order by ${users.id})`.as('rank') })
    .from(users)
    .where(and(live(users, entity), inArray(users.role, [...names])))
    .as('ranked');
  const rows = await db
    .select({
      id: users.id,
      role: users.role,
      fullName: users.fullName,
      avatarColor: users.avatarColor,
      avatarId: files.id,
      avatarName: files.name,
    })
    .from(users)
    .innerJoin(ranked, and(eq(ranked.id, users.id), sql`${ranked.rank} <= ${shownPeople}`))
    .leftJoin(people, and(eq(people.entity, users.entity), eq(people.id, users.personId)))
    .leftJoin(files, and(eq(files.entity, users.entity), eq(files.id, people.avatarFileId)))
    .where(eq(users.entity, entity))
    .orderBy(users.id);
  const found = new Map<string, Role['people']>();
  for (const { role, id, fullName, avatarColor, ...picture } of rows) {
    const person = { id, fullName, avatarColor, avatar: pictureAddress(picture, entity, deps.files) };
    found.set(role, [...(found.get(role) ?? []), person]);
  }
  return found;
}
