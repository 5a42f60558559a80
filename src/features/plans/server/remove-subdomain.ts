import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { removeSubdomain as contract } from '../contract.ts';
import { subdomains } from '../tables.ts';
import { listSubdomains } from './list-subdomains.ts';

/** Gives a name back. Undo takes it again, unless somebody else has by then. */
export async function removeSubdomain({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
