import { eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { planWithMore } from '#contract/plan-table.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { readLimits } from '#features/plan-limits/server/offers.ts';
import { entities } from '#features/session/tables.ts';
import { announce } from '#server/announce.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { addSubdomain as contract } from '../contract.ts';
import { subdomains } from '../tables.ts';
import { listSubdomains } from './list-subdomains.ts';

/** Names that an installation needs for itself, or that would pass for it. */
const reserved = new Set(['www', 'mail', 'smtp', 'imap', 'pop', 'api', 'admin', 'app', 'ftp', 'status', 'support', 'help', 'static']);

/** Takes a name for the public pages of the company. @throws 402 when the plan has no more */
export async function addSubdomain({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const { name } = body;
  if (reserved.has(name)) throw invalid('name', 'subdomain_taken');
  // Two at once wait for each other, so that both count.
  await db.select({ entity: entities.entity }).from(entities).where(eq(entities.entity, entity)).for('no key update');
  const before = await listSubdomains(scope);
  if (before.some((one) => one.name === name)) return { subdomains: before };
  await refuseMore(before.length, scope);
  const [added] = await db.insert(subdomains).values({ entity, name, createdAt: now }).onConflictDoNothing().returning();
  if (!added) throw invalid('name', 'subdomain_taken');
  await recordAudit(db, scope, { action: 'plan.subdomain-added', targetKind: 'subdomain', target: name });
  await announce(db, entity, { kind: 'plan', ids: [] });
  return { subdomains: await listSubdomains(scope) };
}

async function refuseMore(used: number, scope: Scope): Promise<void> {
  const limited = await readLimits(scope);
  const limit = limited?.limits.subdomains ?? null;
  if (!limited || limit === null || used < limit) return;
  const lifts = planWithMore('subdomains', used) ?? '';
  throw new Refusal('plan_limit', { code: 'plan_subdomains', plan: limited.plan, limit, used, lifts });
}
