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
 * Lets one at a time change the users or roles of an entity: two admins who demote each other must not both succeed, and nobody gets a
 * role that is just being deleted. To be called before anything of it is read.
 * @param action what the caller is about to do to `subject`: it may have been taken from them while they waited
 * @returns the scope with what the caller may by now
 */
export async function withRightsLocked(scope: Scope, action: Action, subject: Subject): Promise<Scope> {
  const locked = await lockOwnRights(scope);
  refuseUnlessAble(locked.ability, action, subject);
  return locked;
}

/** The same for what everybody may do with themselves. @throws 401 for who may not sign in by now */
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
  const most = identity.key ? commonRules(rules, identity.key.mostRules) : rules;
  return { ...scope, ability: abilityFrom(withAreasOff(most, own.areasOff)) };
}

/** Until the transaction ends nobody else changes the roles of the entity, or who has which. */
export async function lockRoles(db: Db, entity: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`roles of ${entity}`}, 0))`);
}

export interface StoredRole {
  name: string;
  title: string;
  rules: AbilityRule[];
  isBuiltIn: boolean;
  isLocked: boolean;
  /** 1 for a built-in one that was never changed. */
  version: number;
}

/** The roles of an entity: the built-in ones as it changed them, then its own by title. */
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

/** Joins accounts with what their entity keeps of their role: nothing of a built-in one that was never changed. */
export const roleOfAccount = and(live(roles, accounts.entity), eq(roles.name, accounts.role));

/** What a role allows, given the rules that the entity keeps of it; one that does not exist allows nothing. */
export function rulesOfRole(name: string, kept: AbilityRule[] | null): AbilityRule[] {
  const builtIn = builtInRoles.find((role) => role.name === name);
  if (builtIn?.isLocked) return builtIn.rules;
  return kept ?? builtIn?.rules ?? [];
}

/** Whether somebody has all of these rules themselves. Areas that are off don't count: whoever may use chat may still give that away. */
export function hasAll(ability: Ability, rules: readonly AbilityRule[]): boolean {
  const own = withoutAreas(ability);
  return rules.every(({ action, subject }) => own.can(action, subject));
}

/** Nobody gives, or takes from somebody, more than they have. @throws 403 that names the first rule that they lack. */
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
