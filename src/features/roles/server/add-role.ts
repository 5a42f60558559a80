import { eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { tidyRules } from '#contract/granted-cells.ts';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { builtInRoles, everybodysRules, refuseMoreThanOwn, withRightsLocked } from '#features/rights/server/offers.ts';
import { roles } from '#features/rights/tables.ts';
import { announce } from '#server/announce.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { addRole as contract } from '../contract.ts';
import { readRole, refuseTakenTitle } from './find-role.ts';
import { rulesAsChange } from './rules-as-change.ts';

/** Adds a role. Its name is made of its title, and is never that of a role that was there before. */
export async function addRole({ body }: GivenOf<typeof contract>, given: Scope): Promise<AnswerOf<typeof contract>> {
  const scope = await withRightsLocked(given, 'create', 'Role');
  const { db, entity, ability, now } = scope;
  const rules = [...everybodysRules, ...tidyRules(body.rules)];
  refuseMoreThanOwn(ability, rules);
  await refuseTakenTitle(body.title, null, scope);
  const name = await freeName(body.title, scope);
  await db.insert(roles).values({ entity, name, title: body.title, rules, createdAt: now, updatedAt: now });
  await recordAudit(db, scope, {
    action: 'role.added',
    targetKind: 'role',
    targetId: name,
    target: body.title,
    changes: rulesAsChange([], rules),
  });
  await announce(db, entity, { kind: 'role', ids: [] });
  return { role: await readRole(name, scope) };
}

async function freeName(title: string, { db, entity }: Scope): Promise<string> {
  const slug = slugOfTitle(title);
  if (!slug) throw invalid('title', 'needs_letter');
  const stored = await db.select({ name: roles.name }).from(roles).where(eq(roles.entity, entity));
  const taken = new Set([...stored, ...builtInRoles].map(({ name }) => name));
  let name = slug;
  for (let number = 2; taken.has(name); number++) name = `${slug}-${number}`;
  return name;
}
