import { eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { readChoice } from '#features/plan-limits/server/offers.ts';
import { entityPlans } from '#features/plan-limits/tables.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { choosePlan as contract } from '../contract.ts';
import { readPlan } from './read-plan.ts';

/** Chooses a plan for the company, or takes the choice back. What is used beyond it stays: only more is refused. */
export async function choosePlan({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { version, plan, period } = body;
  const { trialUntil } = await readChoice(scope);
  // From the first choice on there is a row, which is what two choices at once wait for.
  await db.insert(entityPlans).values({ entity, trialUntil }).onConflictDoNothing();
  const [row] = await db.select().from(entityPlans).where(eq(entityPlans.entity, entity)).for('update');
  if (!row) throw new Error('the plan has just been added');
  if (version !== undefined && version !== row.version) throw conflict('plan', await readPlan(scope));
  if (plan === row.plan && period === row.period) return { plan: await readPlan(scope) };
  await db
    .update(entityPlans)
    .set({ plan, period, chosenAt: now, chosenBy: identity.personId, version: sql`${entityPlans.version} + 1` })
    .where(eq(entityPlans.entity, entity));
  const changes = [
    { field: 'plan', from: row.plan ?? '', to: plan ?? '' },
    { field: 'period', from: row.period, to: period },
  ].filter(({ from, to }) => from !== to);
  await recordAudit(db, scope, { action: 'plan.chosen', targetKind: 'plan', target: plan ?? '', changes });
  await announce(db, entity, { kind: 'plan', ids: [] });
  return { plan: await readPlan(scope) };
}
