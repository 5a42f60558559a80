import { trialDays } from '#contract/plan-table.ts';
import { entityPlans, responseMonths } from '#platform/plan-limits/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { SampleStory } from '#server/sample-story.ts';

/** Responses by clients and guests to the sample company this month. */
const sampleResponses = 37;

/** The sample company has the largest plan, billed yearly. */
export async function addSamplePlan(db: Db, deps: Dependencies, { entity, ownerId }: SampleStory): Promise<void> {
  const now = deps.clock();
  const trialUntil = new Date(now.getTime() + trialDays * 86_400_000);
  await db.insert(entityPlans).values({ entity, plan: 'enterprise', period: 'yearly', trialUntil, chosenAt: now, chosenBy: ownerId });
  await db.insert(responseMonths).values({ entity, month: now.toISOString().slice(0, 7), responses: sampleResponses });
}
