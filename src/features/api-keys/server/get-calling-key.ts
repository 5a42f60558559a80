import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { people } from '#features/people/tables.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { getCallingKey as contract } from '../contract.ts';
import { apiKeys } from '../tables.ts';

/** The key that it is called with. */
export async function getCallingKey(_given: unknown, { db, entity, identity }: Scope): Promise<AnswerOf<typeof contract>> {
  const { key, personId, rules } = identity;
  if (!key) throw notFound('api_key');
  const [found] = await db
    .select({ name: apiKeys.name, expiresAt: apiKeys.expiresAt, fullName: people.fullName })
    .from(apiKeys)
    .innerJoin(people, and(eq(people.entity, apiKeys.entity), eq(people.id, personId)))
    .where(and(eq(apiKeys.entity, entity), eq(apiKeys.id, key.id)));
  if (!found) throw notFound('api_key');
  const { name, expiresAt, fullName } = found;
  return { name, expiresAt: expiresAt?.toISOString() ?? null, entity, owner: { id: personId, fullName }, rules };
}
