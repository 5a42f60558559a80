import { and, eq, lt, sql } from 'drizzle-orm';
import { type PlanLimits, type PlanName, planInForce, planTable, planWithMore, trialDays } from '#contract/plan-table.ts';
import { entities } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { entityPlans, responseMonths } from '../tables.ts';

/** Context of a limit check; a `Scope` is one. */
type LimitScope = Pick<Scope, 'db' | 'entity' | 'now' | 'deps'>;

/** Returns the company's current plan and limits; null when the operator has turned limits off. */
export async function readLimits(scope: LimitScope): Promise<{ plan: PlanName; limits: PlanLimits } | null> {
  if (!scope.deps.settings.planLimits) return null;
  const plan = planInForce(await readChoice(scope), scope.now);
  return { plan, limits: planTable[plan].limits };
}

type ChoiceScope = Pick<Scope, 'db' | 'entity' | 'now'>;

/** Returns the company's choice and the end of its trial. */
export async function readChoice({ db, entity, now }: ChoiceScope) {
  const [row] = await db
    .select({ createdAt: entities.createdAt, kept: entityPlans })
    .from(entities)
    .leftJoin(entityPlans, eq(entityPlans.entity, entities.entity))
    .where(eq(entities.entity, entity));
  const kept = row?.kept;
  return {
    chosen: kept?.plan ?? null,
    period: kept?.period ?? ('monthly' as const),
    trialUntil: kept?.trialUntil ?? new Date((row?.createdAt ?? now).getTime() + trialDays * 86_400_000),
    chosenAt: kept?.chosenAt ?? null,
    chosenBy: kept?.chosenBy ?? null,
    version: kept?.version ?? 1,
  };
}

const megabyte = 1024 * 1024;

/**
 * Refuses files beyond the storage of the company's plan.
 * @param fullBytes total size with the new files
 * @param usedBytes total size without them
 * @throws 402
 */
export async function refuseOverStorage(scope: LimitScope, fullBytes: number, usedBytes: number): Promise<void> {
  // Fits every plan, so the plan need not be read.
  if (fullBytes <= planTable.basic.limits.storageBytes) return;
  const limited = await readLimits(scope);
  if (!limited || fullBytes <= limited.limits.storageBytes) return;
  const { plan, limits } = limited;
  const full = { plan, limit: limits.storageBytes / megabyte, used: (Math.min(usedBytes, limits.storageBytes) / megabyte).toFixed(1) };
  const lifts = planWithMore('storageBytes', limits.storageBytes);
  throw new Refusal('plan_limit', lifts ? { code: 'plan_storage', ...full, lifts } : { code: 'plan_storage_most', ...full });
}

/**
 * Counts a response from a person without an account, in the transaction that saves it. Concurrent responses of the same month wait for it
 * to commit or roll back, so a hundred at once can't exceed the plan.
 * @throws 402
 */
export async function countResponse(scope: LimitScope): Promise<void> {
  const { db, entity, now } = scope;
  const limited = await readLimits(scope);
  const limit = limited?.limits.responsesPerMonth ?? null;
  const [counted] = await db
    .insert(responseMonths)
    .values({ entity, month: monthOf(now), responses: 1 })
    .onConflictDoUpdate({
      target: [responseMonths.entity, responseMonths.month],
      set: { responses: sql`${responseMonths.responses} + 1` },
      ...(limit !== null && { setWhere: lt(responseMonths.responses, limit) }),
    })
    .returning({ responses: responseMonths.responses });
  if (counted || !limited || limit === null) return announce(db, entity, { kind: 'plan', ids: [] });
  const lifts = planWithMore('responsesPerMonth', limit) ?? '';
  throw new Refusal('plan_limit', { code: 'plan_responses', plan: limited.plan, limit, used: await readResponses(scope), lifts });
}

/** Returns the number of responses in the current month. */
export async function readResponses({ db, entity, now }: Pick<LimitScope, 'db' | 'entity' | 'now'>): Promise<number> {
  const [row] = await db
    .select({ responses: responseMonths.responses })
    .from(responseMonths)
    .where(and(eq(responseMonths.entity, entity), eq(responseMonths.month, monthOf(now))));
  return row?.responses ?? 0;
}

function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}
