import { eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { fileUsage } from '#features/files/tables.ts';
import { readResponses } from '#features/plan-limits/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { getPlan as contract } from '../contract.ts';
import { listSubdomains } from './list-subdomains.ts';
import { readPlan } from './read-plan.ts';

/** The plan of the company, and what of it is used. */
export async function getPlan(_given: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, deps } = scope;
  const names = await listSubdomains(scope);
  const [files] = await db.select({ usedBytes: fileUsage.usedBytes }).from(fileUsage).where(eq(fileUsage.entity, entity));
  const { publicUrl, planLimits } = deps.settings;
  return {
    plan: await readPlan(scope),
    usage: { responses: await readResponses(scope), subdomains: names.length, storageBytes: files?.usedBytes ?? 0 },
    hasLimits: planLimits,
    subdomains: names,
    publicHost: publicUrl ? new URL(publicUrl).host : null,
  };
}
