import { and, eq } from 'drizzle-orm';
import { abilityFrom } from '#contract/ability.ts';
import type { Action, AnswerOf, GivenOf, Subject } from '#contract/endpoint.ts';
import { readRoles } from '#features/rights/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import { users } from '#features/users/tables.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { explainAbility as contract } from '../contract.ts';

/** Why a user may or may not do something: the same rules that decide each call. */
export async function explainAbility({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
  const reason =
    user.suspendedAt || user.status === 'inactive' ? 'suspended' : user.accountId === null ? 'no-account' : rule ? 'granted' : 'no-rule';
  return { isAllowed: reason === 'granted', role: { name, title: role?.title ?? name }, rule, reason };
}
