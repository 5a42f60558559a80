import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listMailAliases as contract } from '../../preferences-contract.ts';
import { mailAliases } from '../../tables.ts';

/** The other addresses of the signed-in person, in the order in which they came. */
export async function listAliases(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const aliases = await scope.db
    .select({ id: mailAliases.id, email: mailAliases.email })
    .from(mailAliases)
    .where(ownAliases(scope))
    .orderBy(asc(mailAliases.id));
  return { aliases };
}

export function ownAliases({ entity, identity }: Scope) {
  return and(eq(mailAliases.entity, entity), eq(mailAliases.personId, identity.personId));
}
