import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { periods, planNames } from '#contract/plan-table.ts';
import { version } from '#contract/primitives.ts';

const subdomainName = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/, says('not_a_subdomain')));

const subdomain = z.object({ name: z.string(), createdAt: z.string() });
export type Subdomain = z.infer<typeof subdomain>;

const companyPlan = z.object({
  /** The chosen plan; null before a choice. */
  chosen: z.nullable(z.enum(planNames)),
  period: z.enum(periods),
  /** The effective plan: the chosen one, else Enterprise during the trial, else Basic. */
  inForce: z.enum(planNames),
  /** End of the trial, during which a company without a choice has Enterprise. */
  trialUntil: z.string(),
  chosenAt: z.nullable(z.string()),
  chosenBy: z.nullable(z.object({ id: z.number(), fullName: z.string() })),
  version: z.number(),
});
export type CompanyPlan = z.infer<typeof companyPlan>;

const answer = z.object({
  plan: companyPlan,
  usage: z.object({ responses: z.number(), subdomains: z.number(), storageBytes: z.number() }),
  /** False when the operator has turned off all limits. */
  hasLimits: z.boolean(),
  subdomains: z.array(subdomain),
  /** Host of the subdomains; null while the installation has no public address. */
  publicHost: z.nullable(z.string()),
});
export type PlanAnswer = z.infer<typeof answer>;

const offeredPlan = z.object({
  title: z.string(),
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
  image: z.string(),
});

export const readPricing = endpoint({
  method: 'GET',
  path: '/pricing/data',
  summary: 'Lists plans with prices and benefits, and frequent questions, in the caller’s language.',
  action: 'read',
  subject: 'Seller',
  answer: z.object({
    basicPlan: offeredPlan,
    standardPlan: offeredPlan,
    enterprisePlan: offeredPlan,
    qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
  }),
});

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/v1/plan',
  summary: 'Returns the company’s plan and its usage.',
  action: 'read',
  subject: 'Seller',
  answer,
});

export const choosePlan = endpoint({
  method: 'PUT',
  path: '/api/v1/plan',
  summary: 'Chooses a plan; null withdraws the choice. A smaller plan removes no existing data.',
  action: 'update',
  subject: 'Seller',
  body: z.strictObject({ plan: z.nullable(z.enum(planNames)), period: z.enum(periods), version: version() }),
  answer: z.object({ plan: companyPlan }),
  refusals: { 409: 'The plan was chosen by someone else; `current` has it.' },
});

export const addSubdomain = endpoint({
  method: 'POST',
  path: '/api/v1/subdomains',
  once: true,
  summary: 'Reserves a name for the company’s public blog; repeating it changes nothing.',
  action: 'update',
  subject: 'Seller',
  body: z.strictObject({ name: subdomainName }),
  answer: z.object({ subdomains: z.array(subdomain) }),
  status: 201,
  refusals: { 402: 'The plan’s limit is reached.' },
});

export const removeSubdomain = endpoint({
  method: 'DELETE',
  path: '/api/v1/subdomains',
  summary: 'Releases a name, so anyone can take it.',
  action: 'update',
  subject: 'Seller',
  query: z.object({ name: subdomainName }),
  answer: z.object({ subdomains: z.array(subdomain) }),
  refusals: { 404: 'The company has no such subdomain.' },
});

export const planEndpoints = [readPricing, getPlan, choosePlan, addSubdomain, removeSubdomain];
