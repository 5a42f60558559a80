import { and, eq, lt, sql } from 'drizzle-orm';
import { planWithMore } from '#contract/plan-table.ts';
import { announce } from '#server/announce.ts';
import { Refusal } from '#server/refusal.ts';
import { responseMonths } from '../tables.ts';
import { type LimitScope, readLimits } from './plan-limits.ts';

/**
 * Counts an answer of somebody without an account, in the transaction that keeps it. Whoever counts another of the same month waits until this
 * one is there or was rolled back: of a hundred at once no more get through than the plan has.
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

/** How many were counted in the month of this moment. */
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
