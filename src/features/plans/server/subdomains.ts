import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { planWithMore } from '#contract/plan-table.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { readLimits } from '#platform/plan-limits/server/public-api.ts';
import { entities } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';
import { invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { Subdomain } from '../contract.ts';
import { subdomains } from '../tables.ts';

/** Names the installation needs itself, or that could impersonate it. */
const reserved = new Set(['www', 'mail', 'smtp', 'imap', 'pop', 'api', 'admin', 'app', 'ftp', 'status', 'support', 'help', 'static']);

/** Claims a subdomain for the company's public pages. @throws 402 when the plan has no free slot */
export async function addSubdomain(
  { body }: GivenOf<typeof contract.addSubdomain>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.addSubdomain>> {
  const { db, entity, now } = scope;
  const { name } = body;
  if (reserved.has(name)) throw invalid('name', 'subdomain_taken');
  // Serializes concurrent requests, so both are counted.
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

/** Releases a subdomain. Undo reclaims it, unless another company has by then. */
export async function removeSubdomain(
  { query }: GivenOf<typeof contract.removeSubdomain>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.removeSubdomain>> {
  const { db, entity } = scope;
  const [gone] = await db
    .delete(subdomains)
    .where(and(eq(subdomains.entity, entity), eq(subdomains.name, query.name)))
    .returning();
  if (!gone) throw notFound('subdomain');
  await recordAudit(db, scope, { action: 'plan.subdomain-removed', targetKind: 'subdomain', target: gone.name });
  await announce(db, entity, { kind: 'plan', ids: [] });
  return { subdomains: await listSubdomains(scope) };
}

/** Returns the subdomains of a company by name. */
export async function listSubdomains({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Subdomain[]> {
  const { name, createdAt } = subdomains;
  const rows = await db.select({ name, createdAt }).from(subdomains).where(eq(subdomains.entity, entity)).orderBy(asc(name));
  return rows.map((row) => ({ name: row.name, createdAt: row.createdAt.toISOString() }));
}

/** Returns the company of a subdomain; null when it is free. */
export async function findSubdomain({ database }: Pick<Dependencies, 'database'>, name: string): Promise<string | null> {
  const [row] = await database.reading(null, (db) => queryRows<{ entity: string }>(db, sql`select entity from find_subdomain(${name})`));
  return row?.entity ?? null;
}
