import { and, eq } from 'drizzle-orm';
import type { AbilityRule } from '#contract/ability.ts';
import { accounts } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { builtInRoles } from '../built-in-roles.ts';
import { roles } from '../tables.ts';

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
