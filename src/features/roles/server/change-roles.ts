import { eq } from 'drizzle-orm';
import type { AbilityRule } from '#contract/ability.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { tidyRules } from '#contract/granted-cells.ts';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import type { AuditEntry } from '#platform/audit/contract.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { builtInRoles, refuseMoreThanOwn, signedInRules, withRightsLocked } from '#platform/rights/server/public-api.ts';
import { roles } from '#platform/rights/tables.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { findRole, readRole, refuseTakenTitle } from './read-roles.ts';

/** Adds a role. Its name is derived from the title and never reuses that of an earlier role. */
export async function addRole({ body }: GivenOf<typeof contract.addRole>, given: Scope): Promise<AnswerOf<typeof contract.addRole>> {
  const scope = await withRightsLocked(given, 'create', 'Role');
  const { db, entity, ability, now } = scope;
  const rules = [...signedInRules, ...tidyRules(body.rules)];
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

/** Updates a role. Its users get the new permissions at once, also on open pages. */
export async function updateRole(
  { params, body }: GivenOf<typeof contract.updateRole>,
  given: Scope,
): Promise<AnswerOf<typeof contract.updateRole>> {
  const scope = await withRightsLocked(given, 'update', 'Role');
  const { db, entity, ability, now } = scope;
  const before = await findRole(params.name, scope);
  if (before.isLocked)
    throw new Refusal('conflict', { code: 'role_fixed', role: before.title }, { current: await readRole(params.name, scope) });
  if (body.version !== undefined && body.version !== before.version) throw conflict('role', await readRole(params.name, scope));
  const rules = body.rules ? [...signedInRules, ...tidyRules(body.rules)] : before.rules;
  const title = body.title ?? before.title;
  refuseMoreThanOwn(ability, [...before.rules, ...rules]);
  if (title !== before.title) await refuseTakenTitle(title, before.name, scope);
  const version = before.version + 1;
  const row = { title, rules, version, updatedAt: now };
  await db
    .insert(roles)
    .values({ entity, name: before.name, createdAt: now, ...row })
    .onConflictDoUpdate({ target: [roles.entity, roles.name], set: row });
  const changes = [
    ...(title === before.title ? [] : [{ field: 'title', from: before.title, to: title }]),
    ...rulesAsChange(before.rules, rules),
  ];
  await recordAudit(db, scope, { action: 'role.edited', targetKind: 'role', targetId: before.name, target: title, changes });
  await announce(db, entity, { kind: 'role', ids: [] }, { kind: 'session', ids: [] });
  return { role: await readRole(before.name, scope) };
}

/** Describes changed rules for the audit log. */
function rulesAsChange(before: readonly AbilityRule[], after: readonly AbilityRule[]): AuditEntry['changes'] {
  const [from, to] = [asText(before), asText(after)];
  return from === to ? [] : [{ field: 'rules', from, to }];
}

function asText(rules: readonly AbilityRule[]): string {
  return rules.map(({ action, subject }) => `${action} ${subject}`).join(', ');
}
