import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { type PlanName, planInForce, planTable } from '#contract/plan-table.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { fileUsage } from '#platform/files/tables.ts';
import { people } from '#platform/people/tables.ts';
import { readChoice, readResponses } from '#platform/plan-limits/server/public-api.ts';
import { entityPlans } from '#platform/plan-limits/tables.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { requestedLanguage, type Words, wordsIn } from '#server/words.ts';
import type * as contract from '../contract.ts';
import type { CompanyPlan } from '../contract.ts';
import { texts } from '../locales/texts.ts';
import { planQuestions } from '../plan-questions.ts';
import { listSubdomains } from './subdomains.ts';

/** Returns the company's plan and its usage. */
export async function getPlan(_given: GivenOf<typeof contract.getPlan>, scope: Scope): Promise<AnswerOf<typeof contract.getPlan>> {
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

/** Chooses a plan, or withdraws the choice. Usage beyond the plan stays; only more is refused. */
export async function choosePlan(
  { body }: GivenOf<typeof contract.choosePlan>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.choosePlan>> {
  const { db, entity, identity, now } = scope;
  const { version, plan, period } = body;
  const { trialUntil } = await readChoice(scope);
  // Creates the row on the first choice, so concurrent choices can lock it.
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

/** Reads the plan of the company for display. */
async function readPlan(scope: Pick<Scope, 'db' | 'entity' | 'now'>): Promise<CompanyPlan> {
  const { db, entity, now } = scope;
  const { chosenBy, chosenAt, trialUntil, ...choice } = await readChoice(scope);
  const [person] =
    chosenBy === null
      ? []
      : await db
          .select({ id: people.id, fullName: people.fullName })
          .from(people)
          .where(and(eq(people.entity, entity), eq(people.id, chosenBy)));
  return {
    ...choice,
    inForce: planInForce({ ...choice, trialUntil }, now),
    trialUntil: trialUntil.toISOString(),
    chosenAt: chosenAt?.toISOString() ?? null,
    chosenBy: person ?? null,
  };
}

const gigabyte = 1024 ** 3;

/** Returns the plans as on the page, for clients that use only the API. */
export async function readPricing(
  _given: GivenOf<typeof contract.readPricing>,
  { request }: Scope,
): Promise<AnswerOf<typeof contract.readPricing>> {
  const words = wordsIn(texts, requestedLanguage(request));
  return {
    basicPlan: offered('basic', words),
    standardPlan: offered('standard', words),
    enterprisePlan: offered('enterprise', words),
    qandA: planQuestions.map((key) => ({ question: words(`plans.faq.${key}.question`), ans: words(`plans.faq.${key}.answer`) })),
  };
}

function offered(name: PlanName, words: Words) {
  const { monthlyPrice, yearlyPlan, isPopular, limits, features, image } = planTable[name];
  return {
    title: words(`plans.name.${name}`),
    subtitle: words(`plans.subtitle.${name}`),
    monthlyPrice,
    yearlyPlan,
    planBenefits: [...limitBenefits(limits, words), ...features.map((feature) => words(`plans.feature.${feature}`))],
    popular: isPopular,
    image,
  };
}

function limitBenefits({ responsesPerMonth, subdomains, storageBytes }: (typeof planTable)[PlanName]['limits'], words: Words): string[] {
  return [
    responsesPerMonth === null ? words('plans.benefit.anyResponses') : words('plans.benefit.responses', { most: responsesPerMonth }),
    subdomains === null ? words('plans.benefit.anySubdomains') : words('plans.benefit.subdomains', { most: subdomains }),
    words('plans.benefit.storage', { most: storageBytes / gigabyte }),
  ];
}
