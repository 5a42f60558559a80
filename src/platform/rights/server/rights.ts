import { and, eq, sql } from 'drizzle-orm';
import { type Ability, type AbilityRule, abilityFrom, withoutAreas } from '#contract/ability.ts';
import { commonRules } from '#contract/common-rules.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import { accounts } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { Refusal } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import { builtInRoles } from '../built-in-roles.ts';
import { roles } from '../tables.ts';
import { areasOff, withAreasOff } from './areas-off.ts';

/**
 * Serializes changes to the users or roles of a company: of two admins who demote each other only one must succeed, and no one gets a
 * role that is being deleted. Call it before reading any of this data.
 * @param action what the caller is about to do to `subject`; they may have lost the permission while waiting
 * @returns the scope with the caller's current permissions
 */
export async function withRightsLocked(scope: Scope, action: Action, subject: Subject): Promise<Scope> {
  const locked = await lockOwnRights(scope);
  refuseUnlessAble(locked.ability, action, subject);
  return locked;
}

/** Does the same for changes anyone can make to their own account. @throws 401 when they can't sign in anymore */
export async function lockOwnRights(scope: Scope): Promise<Scope> {
  const { db, entity, identity } = scope;
  await lockRoles(db, entity);
  const [own] = await db
    .select({ role: accounts.role, suspendedAt: accounts.suspendedAt, rules: roles.rules, areasOff })
    .from(accounts)
    .leftJoin(roles, roleOfAccount)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  if (!own) return scope;
  if (own.suspendedAt) throw new Refusal('unauthenticated', { code: 'sign_in_first' }, { headers: { 'WWW-Authenticate': 'Bearer' } });
  const rules = rulesOfRole(own.role, own.rules);
  const most = identity.key ? commonRules(rules, identity.key.maxRules) : rules;
  return { ...scope, ability: abilityFrom(withAreasOff(most, own.areasOff)) };
}

/** Locks the roles of the company and their assignments until the transaction ends. */
export async function lockRoles(db: Db, entity: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`roles of ${entity}`}, 0))`);
}

export interface StoredRole {
  name: string;
  title: string;
  rules: AbilityRule[];
  isBuiltIn: boolean;
  isLocked: boolean;
  /** 1 for an unchanged built-in role. */
  version: number;
}

/** Returns the roles of a company: the built-in ones with its changes, then its own by title. */
export async function readRoles(db: Db, entity: string): Promise<StoredRole[]> {
  const rows = await db.select().from(roles).where(live(roles, entity));
  const stored = new Map(rows.map((row) => [row.name, row]));
  const builtIn = builtInRoles.map((role) => {
    const row = role.isLocked ? undefined : stored.get(role.name);
    stored.delete(role.name);
    return { ...role, ...(row && { title: row.title, rules: row.rules }), isBuiltIn: true, version: row?.version ?? 1 };
  });
  const added = [...stored.values()]
    .sort((a, b) => a.title.localeCompare(b.title))
    .map(({ name, title, rules, version }) => ({ name, title, rules, isBuiltIn: false, isLocked: false, version }));
  return [...builtIn, ...added];
}

/** Joins accounts with the stored row of their role; unchanged built-in roles have none. */
export const roleOfAccount = and(live(roles, accounts.entity), eq(roles.name, accounts.role));

/** Returns the rules of a role, given the stored ones; an unknown role allows nothing. */
export function rulesOfRole(name: string, kept: AbilityRule[] | null): AbilityRule[] {
  const builtIn = builtInRoles.find((role) => role.name === name);
  if (builtIn?.isLocked) return builtIn.rules;
  return kept ?? builtIn?.rules ?? [];
}

/** Checks whether these permissions include all of the rules. Ignores areas that are off, so chat permissions can still be granted. */
export function hasAll(ability: Ability, rules: readonly AbilityRule[]): boolean {
  const own = withoutAreas(ability);
  return rules.every(({ action, subject }) => own.can(action, subject));
}

/** Refuses to grant or revoke more than the caller has. @throws 403 with the first missing rule. */
export function refuseMoreThanOwn(ability: Ability, rules: readonly AbilityRule[]): void {
  const own = withoutAreas(ability);
  const lacking = rules.find(({ action, subject }) => !own.can(action, subject));
  if (!lacking) return;
  const { action, subject } = lacking;
  throw new Refusal(
    'forbidden',
    { code: 'more_than_own', action, subject },
    {
      missing: { action, subject },
    },
  );
}
