import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { AuditAction } from '#platform/audit/contract.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { people, users } from '#platform/people/tables.ts';
import { withRightsLocked } from '#platform/rights/server/public-api.ts';
import { sendVerification } from '#platform/session/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { User, UserPlan } from '../contract.ts';
import { endLinks } from './invitation-links.ts';
import { readOneUser } from './read-users.ts';
import { refuseTakenNames, reportTakenName } from './taken-names.ts';
import {
  isActiveAdmin,
  isOwnUser,
  type LockedUser,
  lockUser,
  lockUsers,
  type RoleRights,
  readRoleRights,
  refuseWithoutAdmin,
} from './user-rights.ts';

type Changeable = Pick<
  User,
  'fullName' | 'company' | 'role' | 'username' | 'country' | 'contact' | 'email' | 'currentPlan' | 'status' | 'billing' | 'avatarColor'
>;
export type UserFields = { [K in keyof Changeable]?: Changeable[K] | undefined };

interface UserChange {
  before: LockedUser;
  fields: UserFields;
}

export interface Done {
  before: LockedUser;
  columns: Partial<Changeable>;
}

/**
 * Changes locked users and applies the consequences: updates their person and account, and ends their sessions. Unchanged users are
 * skipped.
 * @param scope From `withRightsLocked`.
 */
export async function changeUsers(changes: UserChange[], rights: RoleRights, scope: Scope): Promise<void> {
  const done: Done[] = [];
  for (const change of changes) {
    const one = await changeUser(change, rights, scope);
    if (one) done.push(one);
  }
  await followChanges(done, scope);
}

/** Writes one change; call `followChanges` after the last. @returns null if nothing changed */
export async function changeUser({ before, fields }: UserChange, rights: RoleRights, scope: Scope): Promise<Done | null> {
  const columns = differing(before, fields);
  if (Object.keys(columns).length === 0) return null;
  await refuseChange(before, columns, rights, scope);
  await reportTakenName(writeChange(before, columns, scope));
  return { before, columns };
}

/**
 * Announces and audits changes.
 * @param isBrief Audits only users whose permissions changed.
 * @throws 409 if no admin is left.
 */
export async function followChanges(done: Done[], scope: Scope, isBrief = false): Promise<void> {
  if (done.length === 0) return;
  if (done.some((one) => isActiveAdmin(one.before) && takesAdmin(one.columns))) await refuseWithoutAdmin(scope);
  await announceChanges(done, scope);
  for (const one of done) await recordChange(one, scope, isBrief);
}

/** Returns the fields that differ. */
export function differing(before: Changeable, fields: UserFields): Partial<Changeable> {
  const given = Object.entries(fields) as [keyof Changeable, string | undefined][];
  return Object.fromEntries(given.filter(([name, value]) => value !== undefined && value !== before[name]));
}

export function takesAdmin({ role, status }: UserFields): boolean {
  return role !== undefined || status === 'inactive';
}

async function refuseChange(before: LockedUser, columns: Partial<Changeable>, rights: RoleRights, scope: Scope): Promise<void> {
  rights.refuseAbove(before);
  if (columns.role !== undefined) rights.refuseToGive(columns.role);
  if (columns.status === 'inactive' && isOwnUser(before, scope)) throw new Refusal('conflict', { code: 'suspends_oneself' });
  if (columns.username === '' && before.account) throw invalid('username', 'required');
  const isNew = (field: 'email' | 'username') => columns[field]?.toLowerCase() !== before[field].toLowerCase();
  await refuseTakenNames(
    { email: isNew('email') ? columns.email : undefined, username: isNew('username') ? columns.username : undefined },
    { userId: before.id, hasAccount: before.account !== null, isPerson: before.personId !== null },
    scope,
  );
}

async function writeChange(before: LockedUser, columns: Partial<Changeable>, { db, deps, entity, now }: Scope): Promise<void> {
  const { fullName, email, username, role, status } = columns;
  // A pending link was issued for the previous address, role, and status.
  if (email !== undefined || role !== undefined || status !== undefined) await endLinks(db, entity, before.id, now);
  await db
    .update(users)
    .set({ ...columns, version: sql`${users.version} + 1`, updatedAt: now })
    .where(and(eq(users.entity, entity), eq(users.id, before.id)));
  if (before.personId !== null && (fullName !== undefined || email !== undefined)) {
    await db
      .update(people)
      .set({
        ...(fullName !== undefined && { fullName }),
        ...(email !== undefined && { email }),
        version: sql`${people.version} + 1`,
        updatedAt: now,
      })
      .where(and(eq(people.entity, entity), eq(people.id, before.personId)));
  }
  const isOtherAddress = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
  const account = {
    ...(email !== undefined && { email }),
    ...(isOtherAddress && { emailVerifiedAt: null }),
    ...(username !== undefined && { username }),
    ...(role !== undefined && { role }),
    ...(status !== undefined && { suspendedAt: status === 'inactive' ? now : null }),
  };
  if (before.account && Object.keys(account).length > 0) {
    await db
      .update(accounts)
      .set(account)
      .where(and(eq(accounts.entity, entity), eq(accounts.id, before.account.id)));
    if (isOtherAddress) await sendVerification(db, deps, { ...before.account, email }, now);
  }
}

async function announceChanges(done: Done[], { db, entity }: Scope): Promise<void> {
  await announce(db, entity, { kind: 'user', ids: done.map(({ before }) => before.id) });
  if (done.some(({ columns }) => columns.role !== undefined)) await announce(db, entity, { kind: 'role', ids: [] });
  const renamed = done.filter(({ columns }) => columns.fullName !== undefined || columns.email !== undefined);
  const persons = renamed.flatMap(({ before }) => before.personId ?? []);
  if (persons.length > 0) await announce(db, entity, { kind: 'person', ids: persons });
  for (const { before, columns } of done) {
    const isOther =
      columns.role !== undefined || columns.status !== undefined || columns.fullName !== undefined || columns.email !== undefined;
    if (before.account && isOther) await announce(db, entity, { kind: 'session', ids: [], person: before.account.personId });
  }
}

async function recordChange({ before, columns }: Done, scope: Scope, isBrief: boolean): Promise<void> {
  const target = { targetKind: 'user', targetId: before.id, target: columns.fullName ?? before.fullName };
  const given = Object.entries(columns) as [keyof Changeable, string][];
  const changes = given.map(([field, to]) => ({ field, from: before[field], to }));
  const of = (...fields: string[]) => changes.filter(({ field }) => fields.includes(field));
  const record = (action: AuditAction, some: typeof changes) =>
    some.length > 0 ? recordAudit(scope.db, scope, { action, ...target, changes: some }) : undefined;
  await record('user.role-changed', of('role'));
  const [status] = of('status');
  if (status)
    await record(status.to === 'inactive' ? 'user.suspended' : status.from === 'inactive' ? 'user.activated' : 'user.edited', [status]);
  if (isBrief) return;
  await record(
    'user.edited',
    changes.filter(({ field }) => field !== 'role' && field !== 'status'),
  );
}

/** Ends the sessions of accounts whose basis has changed. */
export async function lockOut(accountIds: number[], isOut: boolean, { db, entity, now }: Scope): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .update(accounts)
    .set({ suspendedAt: isOut ? now : null })
    .where(and(eq(accounts.entity, entity), inArray(accounts.id, accountIds)));
}

export async function updateUser(
  { params, body }: GivenOf<typeof contract.updateUser>,
  given: Scope,
): Promise<AnswerOf<typeof contract.updateUser>> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const { version, ...fields } = body;
  const before = await lockUser(params.id, scope);
  if (version !== undefined && version !== before.version) throw conflict('user', await readOneUser(scope, before.id));
  await changeUsers([{ before, fields }], await readRoleRights(scope), scope);
  return { user: await readOneUser(scope, before.id) };
}

/** Updates several users, all or none. */
export async function updateUsers(
  { body }: GivenOf<typeof contract.updateUsers>,
  given: Scope,
): Promise<AnswerOf<typeof contract.updateUsers>> {
  const scope = await withRightsLocked(given, 'update', 'User');
  // For a duplicate id, the later entry wins.
  const fieldsOf = new Map(body.users.map(({ id, ...fields }) => [id, fields]));
  const locked = await lockUsers([...fieldsOf.keys()], scope);
  const changes = locked.map((before) => ({ before, fields: fieldsOf.get(before.id) ?? {} }));
  await changeUsers(changes, await readRoleRights(scope), scope);
  return {
    before: locked.map(({ id, role, currentPlan, status }) => ({ id, role, currentPlan: currentPlan as UserPlan, status })),
  };
}
