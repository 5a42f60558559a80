import { type PlanLimits, type PlanName, planInForce, planTable } from '#contract/plan-table.ts';
import type { Scope } from '#server/scope.ts';
import { readChoice } from './read-choice.ts';

/** What a limit is asked with: a `Scope` is one. */
export type LimitScope = Pick<Scope, 'db' | 'entity' | 'now' | 'deps'>;

/** What the plan of an entity allows at this moment; null where whoever runs the installation has switched limits off. */
export async function readLimits(scope: LimitScope): Promise<{ plan: PlanName; limits: PlanLimits } | null> {
  if (!scope.deps.settings.planLimits) return null;
  const plan = planInForce(await readChoice(scope), scope.now);
  return { plan, limits: planTable[plan].limits };
}
