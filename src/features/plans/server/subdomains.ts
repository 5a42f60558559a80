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

/** Names that an installation needs for itself, or that would pass for it. */
const reserved = new Set(['www', 'mail', 'smtp', 'imap', 'pop', 'api', 'admin', 'app', 'ftp', 'status', 'support', 'help', 'static']);

/** Takes a name for the public pages of the company. @throws 402 when the plan has no more */
export async function addSubdomain(
  { body }: GivenOf<typeof contract.addSubdomain>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.addSubdomain>> {
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

/** Gives a name back. Undo takes it again, unless somebody else has by then. */
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

/** The subdomains of an entity, by name. */
export async function listSubdomains({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Subdomain[]> {
  const { name, createdAt } = subdomains;
  const rows = await db.select({ name, createdAt }).from(subdomains).where(eq(subdomains.entity, entity)).orderBy(asc(name));
  return rows.map((row) => ({ name: row.name, createdAt: row.createdAt.toISOString() }));
}

/** Whose public pages are reached under a subdomain; null when nobody has it. */
export async function findSubdomain({ database }: Pick<Dependencies, 'database'>, name: string): Promise<string | null> {
  const [row] = await database.reading(null, (db) => queryRows<{ entity: string }>(db, sql`select entity from find_subdomain(${name})`));
  return row?.entity ?? null;
}
