import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import { type AbilityRule, abilityFrom } from '#contract/ability.ts';
import type { Action, AnswerOf, GivenOf, Subject } from '#contract/endpoint.ts';
import { grantedCells } from '#contract/granted-cells.ts';
import { files } from '#platform/files/tables.ts';
import { peopleView as people, userCounts, users, usersView } from '#platform/people/tables.ts';
import { hasAll, readRoles, type StoredRole } from '#platform/rights/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { Role } from '../contract.ts';

/** Returns the roles of the company with their users. */
export async function listRoles(_given: GivenOf<typeof contract.listRoles>, scope: Scope): Promise<AnswerOf<typeof contract.listRoles>> {
  return { roles: await showRoles(await readRoles(scope.db, scope.entity), scope) };
}

const shownPeople = 5;

/** Converts roles to the contract's format, with their users. */
async function showRoles(roles: readonly StoredRole[], scope: Scope): Promise<Role[]> {
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

/** Returns the first users of each role. */
async function readFirstUsers(names: readonly string[], scope: Scope): Promise<Map<string, Role['people']>> {
  const { deps, entity } = scope;
  const found = new Map<string, Role['people']>();
  for (const { role, id, fullName, avatarColor, ...picture } of await selectFirstUsers(names, scope)) {
    const person = { id, fullName, avatarColor, avatar: pictureAddress(picture, entity, deps.files) };
    found.set(role, [...(found.get(role) ?? []), person]);
  }
  return found;
}

/** Builds that query; it seeks the few users of each role in the role index. */
export function selectFirstUsers(names: readonly string[], { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const first = sql`(
    select first.id from unnest(${sql.param([...names])}::text[]) wanted(role) cross join lateral (
      select ranked.id from ${usersView} ranked where ranked.entity = ${entity} and ranked.deleted_at is null and ranked.role = wanted.role
      order by ranked.id limit ${shownPeople}
    ) first
  )`;
  return db
    .select({
      id: usersView.id,
      role: usersView.role,
      fullName: usersView.fullName,
      avatarColor: usersView.avatarColor,
      avatarId: files.id,
      avatarName: files.name,
    })
    .from(usersView)
    .leftJoin(people, and(eq(people.entity, usersView.entity), eq(people.id, usersView.personId)))
    .leftJoin(files, and(eq(files.entity, usersView.entity), eq(files.id, people.avatarFileId)))
    .where(and(eq(usersView.entity, entity), inArray(usersView.id, first)))
    .orderBy(usersView.id);
}

type Asking = Pick<Scope, 'db' | 'entity'>;

/** Returns the role by name. @throws 404. */
export async function findRole(name: string, { db, entity }: Asking): Promise<StoredRole> {
  const role = (await readRoles(db, entity)).find((one) => one.name === name);
  if (!role) throw notFound('role');
  return role;
}

/** Returns the role in the contract's format. @throws 404. */
export async function readRole(name: string, scope: Scope): Promise<Role> {
  const [shown] = await showRoles([await findRole(name, scope)], scope);
  if (!shown) throw notFound('role');
  return shown;
}

/** @throws 409 when another role has the title, ignoring case. */
export async function refuseTakenTitle(title: string, ownName: string | null, { db, entity }: Asking): Promise<void> {
  const taken = (await readRoles(db, entity)).find((role) => role.name !== ownName && role.title.toLowerCase() === title.toLowerCase());
  if (taken)
    throw new Refusal('conflict', { code: 'role_title_taken', title: taken.title }, { fields: { title: [{ code: 'role_taken' }] } });
}

/** Previews who would gain and lose which permissions with different rules. */
export async function previewRole(
  { params, body }: GivenOf<typeof contract.previewRole>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.previewRole>> {
  const { rules, people, userCount } = await readRole(params.name, scope);
  const [before, after] = [grantedCells(rules as AbilityRule[]), grantedCells(body.rules)];
  const shift = (cells: AbilityRule[]) =>
    cells.length > 0 ? { users: people, userCount, rules: cells } : { users: [], userCount: 0, rules: [] };
  return { gains: shift(without(after, before)), loses: shift(without(before, after)) };
}

function without(cells: AbilityRule[], others: AbilityRule[]): AbilityRule[] {
  return cells.filter((cell) => !others.some(({ action, subject }) => action === cell.action && subject === cell.subject));
}

/** Explains why a user is allowed to do something or not, using the rules that decide each request. */
export async function explainAbility(
  { query }: GivenOf<typeof contract.explainAbility>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.explainAbility>> {
  const { db, entity } = scope;
  const [user] = await db
    .select({
      role: users.role,
      status: users.status,
      accountId: accounts.id,
      accountRole: accounts.role,
      suspendedAt: accounts.suspendedAt,
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.entity, users.entity), eq(accounts.personId, users.personId)))
    .where(and(live(users, entity), eq(users.id, query.userId)));
  if (!user) throw notFound('user');
  const name = user.accountRole ?? user.role;
  const role = (await readRoles(db, entity)).find((one) => one.name === name);
  const rule = abilityFrom(role?.rules ?? []).ruleFor(query.action as Action, query.subject as Subject) ?? null;
  const isSuspended = user.suspendedAt !== null || user.status === 'inactive';
  const decided = rule ? (scope.ability.isOff(query.subject as Subject) ? 'area-off' : 'granted') : 'no-rule';
  const reason = isSuspended ? 'suspended' : user.accountId === null ? 'no-account' : decided;
  return { isAllowed: reason === 'granted', role: { name, title: role?.title ?? name }, rule, reason };
}
