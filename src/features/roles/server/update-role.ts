import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { tidyRules } from '#contract/granted-cells.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { everybodysRules, refuseMoreThanOwn, withRightsLocked } from '#features/rights/server/offers.ts';
import { roles } from '#features/rights/tables.ts';
import { announce } from '#server/announce.ts';
import { conflict, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateRole as contract } from '../contract.ts';
import { findRole, readRole, refuseTakenTitle } from './find-role.ts';
import { rulesAsChange } from './rules-as-change.ts';

/** Changes a role: whoever has it may do so at once, also on pages that are open. */
export async function updateRole({ params, body }: GivenOf<typeof contract>, given: Scope): Promise<AnswerOf<typeof contract>> {
  const scope = await withRightsLocked(given, 'update', 'Role');
  const { db, entity, ability, now } = scope;
  const before = await findRole(params.name, scope);
  if (before.isLocked)
    throw new Refusal('conflict', { code: 'role_fixed', role: before.title }, { current: await readRole(params.name, scope) });
  if (body.version !== undefined && body.version !== before.version) throw conflict('role', await readRole(params.name, scope));
  const rules = body.rules ? [...everybodysRules, ...tidyRules(body.rules)] : before.rules;
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
