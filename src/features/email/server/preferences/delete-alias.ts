import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteMailAlias as contract } from '../../preferences-contract.ts';
import { mailAliases } from '../../tables.ts';
import { ownAliases } from './list-aliases.ts';

/** Gives an address up: from now on anybody of its domain may take it. */
export async function deleteAlias({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  const [deleted] = await db
    .delete(mailAliases)
    .where(and(ownAliases(scope), eq(mailAliases.id, params.id)))
    .returning({ id: mailAliases.id });
  if (!deleted) throw notFound('address');
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}
